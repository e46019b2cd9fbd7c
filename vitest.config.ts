import "./scripts/test/require-node.ts";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { shellPath } from "./e2e/chromium.ts";
import { componentBrowser } from "./scripts/test/component-browser.ts";

/** Node reads graphql's main file; Vite would read its module file beside it, and two copies refuse each other. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] };

/** Tests of a file run in another order each time: each makes what it needs. */
const anyOrder = { sequence: { shuffle: { tests: true } } };

/** How long a test waits for what a job, a fact or the browser brings before long, on a busy machine too. */
const patience = { expect: { poll: { timeout: 60_000 } } };

/**
 * A worker makes hundreds of worlds, and throws each away whole: it has room before the first long collection of garbage, and
 * nothing runs so often in one of them that V8's last compiler would earn back what it costs.
 */
const shortLived = { execArgv: ["--initial-old-space-size=768", "--no-turbofan"] };

/** A test that could not fail is refused. */
const noBarePatterns = "scripts/test/no-bare-patterns.ts";

/** The folder for records of which functions a test file calls, when the run records them: npm run test:changed reads them. */
const records = process.env.RESTRIDE_TEST_CALLS;
const recordCalls = records ? ["scripts/test/record-calls.ts"] : [];

/**
 * Four levels, cheapest first: rules need nothing, component tests a browser, database tests a server, browser tests the whole product.
 * Besides, `subjects` deletes subjects in a copy of the tree.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          ...anyOrder,
          include: ["{domain,server,web,dev-env,scripts,bench}/**/*.test.{ts,tsx}"],
          exclude: [
            "**/*.db.test.ts",
            "**/*.api.test.ts",
            "**/*.component.test.tsx",
            "scripts/subjects/**",
            "**/node_modules/**",
          ],
          setupFiles: [...recordCalls, noBarePatterns, "scripts/test/fixed-chance.ts"],
          isolate: false, // a file leaves timers and globals as it found them
          ...patience,
          testTimeout: 180_000, // those of the scripts start processes, beside everything else that npm test runs
        },
      },
      {
        test: {
          name: "subjects",
          include: ["scripts/subjects/*.test.ts"],
          globalSetup: "dev-env/database/test-server.ts",
          setupFiles: [...recordCalls, noBarePatterns],
          testTimeout: 180_000, // each compiles the product and starts it
          hookTimeout: 180_000,
        },
      },
      {
        extends: "web/vite.config.ts",
        // All packages of the console at once: one that is found later loads the page anew, under a test.
        optimizeDeps: {
          entries: ["main.tsx", "testing/*", "**/*.component.test.tsx"],
          include: ["vitest-browser-react"],
        },
        test: {
          name: "components",
          ...anyOrder,
          include: ["**/*.component.test.tsx"],
          exclude: ["**/node_modules/**", ".cache/**"], // there npm run breaks keeps its copy
          globalSetup: join(import.meta.dirname, "scripts/test/component-browser.ts"),
          setupFiles: [...(records ? ["record-calls.ts"] : []), "setup.ts"].map((name) =>
            join(import.meta.dirname, "web/testing", name),
          ),
          provide: { records: { root: import.meta.dirname, folder: records ?? "" } },
          testTimeout: 60_000,
          isolate: false, // testing/setup.ts empties what components share
          ...patience,
          browser: componentBrowser(shellPath()),
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: "database",
          ...anyOrder,
          ...shortLived,
          include: ["{server,dev-env,bench}/**/*.{db,api}.test.ts"],
          exclude: ["**/node_modules/**"],
          globalSetup: "dev-env/database/test-server.ts",
          setupFiles: [...recordCalls, noBarePatterns, "dev-env/database/answers/compare-rows.ts"],
          testTimeout: 120_000, // ends what hangs; the longest take six seconds, and thirty beside what keeps both cores busy
          ...patience,
          hookTimeout: 120_000,
          maxWorkers: 2,
          isolate: false, // each file has a world of its own
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: "browser",
          ...anyOrder,
          ...shortLived,
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["dev-env/database/test-server.ts", "scripts/test/built-web.ts"],
          setupFiles: [...recordCalls, noBarePatterns],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          ...patience,
          maxWorkers: 3, // a journey waits for its browser half the time
          isolate: false,
        },
      },
    ],
  },
});
