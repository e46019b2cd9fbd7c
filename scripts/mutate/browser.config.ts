import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { componentBrowser } from "../test/component-browser.ts";

/** Stryker's copy of the product. Its node_modules links back to the original, which stays unchanged. */
const copy = join(import.meta.dirname, "../..");

/**
 * Runs the component tests that should notice a change of a screen: the patterns in RESTRIDE_MUTATE_TESTS, in the browser of RESTRIDE_MUTATE_BROWSER.
 */
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
          testTimeout: 8_000, // a changed screen often waits for something that never happens
          isolate: false,
          expect: { poll: { timeout: 3_000 } },
          browser: componentBrowser(process.env.RESTRIDE_MUTATE_BROWSER),
        },
      },
    ],
  },
});
