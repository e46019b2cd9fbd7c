import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { chunkGroups, chunkName } from "./chunks.ts";
import { firstLook } from "./app/first-look/first-look.ts";
import { shortNames } from "./short-names.ts";

const server = process.env.RESTRIDE_SERVER ?? "http://localhost:4000";
const proxied = [
  "/graphql",
  "/publickey",
  "/mailbox",
  "/mailbox.json",
  "/images",
  "/qrcode",
  "/vcf",
  "/downloadreport",
  "/activity-log",
  "/reports",
  "/webhooks",
  "/custody",
  "/signed-forms",
];

/** Writes each script and style a second time, brotli-compressed, so that the server need not do it for each visitor. */
const precompressed = (): Plugin => ({
  name: "precompressed",
  apply: "build",
  writeBundle({ dir = "" }, bundle) {
    for (const name of Object.keys(bundle).filter((each) => /\.(js|css|svg)$/.test(each))) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name)), { params }));
    }
  },
});

/**
 * Plugin that puts the link to the style sheet below the start screen, whose styles are inline, so that the start screen appears before the sheet has
 * loaded.
 */
const sheetBelow: Plugin = {
  name: "sheet-below",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) => {
      const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
      return sheets
        .reduce((page, sheet) => page.replace(sheet, ""), html)
        .replace("  </body>", `${sheets.join("")}  </body>`);
    },
  },
};

/** The kit's own words, such as "Previous", come in one language of its thirty. */
const ofOneLanguage: Plugin = { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" };

/** The oldest versions of browsers that the product supports, which e2e/browsers.test.ts reads too. */
const { browserslist } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
  browserslist: string[];
};

const entryFiles = /^assets\/(index|rolldown-runtime)-/;

/** Puts `importFetched` around each import() of the built code, in place of Vite's own preloading, which would import at once. */
const importsFetched: Plugin = {
  name: "imports-fetched",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { importFetched as __vitePreload } from ${JSON.stringify(join(import.meta.dirname, "ui/page/import-fetched.ts"))};`,
  },
};

/** Leaves out how zod writes each kind of schema as JSON Schema, which no browser does and every page would load (1.6 kB). */
const withoutJsonSchema: Plugin = {
  name: "without-json-schema",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /zod\/v4\/classic\/schemas\.js$/ },
    handler: (code) => code.replace(/^ +inst\._zod\.processJSONSchema = .*\n/gm, ""),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [withoutJsonSchema, importsFetched, react(), ofOneLanguage, sheetBelow, firstLook, precompressed()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: browserslist.map((oldest) => oldest.replace("ios_saf", "ios").replace(" >= ", "")),
    chunkSizeWarningLimit: 1200,
    modulePreload: {
      polyfill: false,
      // Files that importFetched preloads: the file and its imports, except the entry, without which nothing runs.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === "js" ? [...new Set([file, ...files])].filter((each) => !entryFiles.test(each)) : files,
    },
    // One style sheet is faster to load than its forty parts would be.
    cssCodeSplit: false,
    rolldownOptions: {
      // A text stands where it is shown: a file of texts comes with no page that shows only some of them.
      optimization: { inlineConst: true },
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: chunkName },
    },
  },
  css: { modules: { localsConvention: "camelCaseOnly", generateScopedName: shortNames() } },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: server, ws: path === "/graphql" }])) },
});
