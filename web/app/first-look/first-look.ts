import { liteQuery } from "@restride/domain/access/guard.ts";
import { routes } from "@restride/domain/access/routes.ts";
import type { Plugin, Rollup } from "vite";
import { sessionKey } from "../../platform/session/session-key.ts";
import { firstList, preloadList } from "./first-list.ts";

/** Data that the page has before its code is loaded. */
interface PreloadData {
  /** Storage key of the session. */
  readonly key: string;
  /** Query of the lite variant, which has no shell. */
  readonly lite: string;
  /** Patterns of the public paths. */
  readonly open: readonly string[];
  /** Files of the shell; `pages` has those of the pages on which most users start, by path. */
  readonly shell: readonly string[];
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/**
 * Inline script of the page that runs first. A user with a session sees the console's header at once, and its files are requested together with the
 * application's own code, not after it. The function must not refer to its module.
 */
function preloadShell({ key, lite, open, shell, pages }: PreloadData): void {
  const { pathname, search } = location;
  const isOpen = search.includes(lite) || open.some((path) => new RegExp(path).test(pathname));
  if (isOpen || localStorage.getItem(key) === null) return;
  document.documentElement.dataset.console = "";
  const preload = (href: string, change: Partial<HTMLLinkElement>): void =>
    document.head.append(Object.assign(document.createElement("link"), { href, crossOrigin: "", ...change }));
  for (const file of [...shell, ...(pages[pathname] ?? [])]) preload(file, { rel: "modulepreload" });
  preload("/publickey", { rel: "preload", as: "fetch" });
}

const isChunk = (file: Rollup.OutputAsset | Rollup.OutputChunk | undefined): file is Rollup.OutputChunk =>
  file?.type === "chunk";

/** Returns the file of a module and the files that it imports statically. */
function filesOf(bundle: Rollup.OutputBundle, module: string): Set<string> {
  const own = Object.values(bundle).find((file) => isChunk(file) && file.facadeModuleId?.endsWith(module));
  const files = new Set(own ? [own.fileName] : []);
  for (const name of files) {
    const file = bundle[name];
    for (const next of isChunk(file) ? file.imports : []) files.add(next);
  }
  return files;
}

const openPaths = Object.values(routes)
  .filter(({ scope }) => scope === "public")
  .map(({ path }) => `^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`);

const inlineScript = <Given>(run: (data: Given) => void, data: Given): string =>
  `(${run.toString()})(${JSON.stringify(data)});`;

/** Vite plugin that adds the inline scripts to the built page. The server allows inline scripts of the page itself. */
export const firstLook: Plugin = {
  name: "first-look",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) => {
      const shell = filesOf(bundle, "app/shell/Shell.tsx");
      const list = [...filesOf(bundle, "app/pages/PatientListPage.tsx")].filter((file) => !shell.has(file));
      const address = (file: string): string => `/${file}`;
      const look: PreloadData = {
        key: sessionKey,
        lite: liteQuery,
        open: openPaths,
        shell: [...shell].map(address),
        pages: { [routes.patientList.path]: list.map(address) },
      };
      // The list comes first, because the files occupy all connections for seconds.
      return html.replace(
        "</title>",
        `</title>\n    <script>${inlineScript(preloadList, firstList)}${inlineScript(preloadShell, look)}</script>`,
      );
    },
  },
};
