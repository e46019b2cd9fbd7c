import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { componentBrowser } from "../test/component-browser.ts";

/** In Stryker's copy of the product: node_modules leads back to the original, which nothing changes. */
const copy = join(import.meta.dirname, "../..");

/** The component tests that are to notice a change of a screen: the patterns in RESTRIDE_MUTATE_TESTS, in the browser of RESTRIDE_MUTATE_BROWSER. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: join(copy, "web/vite.config.ts"),
        resolve: { alias: [{ find: /^@restride\//, replacement: `${copy}/` }] },
        server: { fs: { strict: false } },
        optimizeDeps: {
          entries: ["main.tsx", "testing/*", "**/*.component.test.tsx"],
          include: ["vitest-browser-react"],
        },
        test: {
          name: "components",
          root: join(copy, "web"),
          include: (JSON.parse(process.env.RESTRIDE_MUTATE_TESTS ?? "[]") as string[]).map((pattern) =>
            join(copy, pattern),
          ),
          setupFiles: [join(copy, "web/testing/setup.ts")],
          testTimeout: 8_000, // under a change a screen often waits for what never comes
          isolate: false,
          expect: { poll: { timeout: 3_000 } },
          browser: componentBrowser(process.env.RESTRIDE_MUTATE_BROWSER),
        },
      },
    ],
  },
});
