import "./scripts/test/require-node.ts";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { shellPath } from "./e2e/chromium.ts";
import { componentBrowser } from "./scripts/test/component-browser.ts";

/**
 * Makes all code load graphql's main file, as Node does. Vite would load its module file, and the two copies of graphql refuse each other's objects.
 */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] };

/** Shuffles the tests of a file in each run, so that no test depends on another. */
const anyOrder = { sequence: { shuffle: { tests: true } } };

/**
 * Limits in milliseconds. They end what hangs, and decide no result: each is ten times what its longest test takes while both cores are busy.
 * `expect.poll` waits for a result, such as that of a job.
 */
const minute = 60_000;
const patience = { expect: { poll: { timeout: 2 * minute } } };

/**
 * Options of Node for workers that start hundreds of short worlds. A large old space delays the first long garbage collection; V8's last compiler is
 * off, because no world runs long enough for it to save time.
 */
const shortLived = { execArgv: ["--initial-old-space-size=768", "--no-turbofan"] };

/** Setup file that refuses bare patterns in expected objects, with which a test could not fail. */
const noBarePatterns = "scripts/test/no-bare-patterns.ts";

/** Folder for records of the functions that each test file calls, if the run records them; npm run test:changed reads the records. */
const records = process.env.RESTRIDE_TEST_CALLS;
const recordCalls = records ? ["scripts/test/record-calls.ts"] : [];

/**
 * Starts the clock of database tests three seconds before the clinics' midnight, so that the date changes during the tests. An empty variable is the
 * present time.
 */
const nearMidnight = { RESTRIDE_TEST_START: process.env.RESTRIDE_TEST_START ?? "23:59:57" };

/**
 * Four levels of tests, cheapest first: rules need nothing else, component tests need a browser, database tests a server, and browser tests the whole
 * product. The project `subjects` deletes subjects in a copy of the tree.
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
          isolate: false, // test files restore timers and globals
          ...patience,
          testTimeout: 5 * minute, // tests of scripts start processes, while npm test runs other work
        },
      },
      {
        test: {
          name: "subjects",
          include: ["scripts/subjects/*.test.ts"],
          globalSetup: "dev-env/database/test-server.ts",
          setupFiles: [...recordCalls, noBarePatterns],
          testTimeout: 15 * minute, // each compiles the product and starts it
          hookTimeout: 15 * minute,
        },
      },
      {
        extends: "web/vite.config.ts",
        // Bundles all packages of the console at the start: a package that is found later would reload the page during a test.
        optimizeDeps: {
          entries: ["main.tsx", "testing/*", "**/*.component.test.tsx"],
          include: ["vitest-browser-react"],
        },
        test: {
          name: "components",
          ...anyOrder,
          include: ["**/*.component.test.tsx"],
          exclude: ["**/node_modules/**", ".cache/**"], // npm run breaks has its copies there
          globalSetup: join(import.meta.dirname, "scripts/test/component-browser.ts"),
          setupFiles: [...(records ? ["record-calls.ts"] : []), "setup.ts"].map((name) =>
            join(import.meta.dirname, "web/testing", name),
          ),
          provide: {
            records: { root: import.meta.dirname, folder: records ?? "" },
            maxAnswerDelay: Number(process.env.RESTRIDE_TEST_ANSWER_DELAY ?? 0),
          },
          testTimeout: 5 * minute,
          isolate: false, // testing/setup.ts resets the state that components share
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
          env: nearMidnight,
          include: ["{server,dev-env,bench}/**/*.{db,api}.test.ts"],
          exclude: ["**/node_modules/**"],
          globalSetup: "dev-env/database/test-server.ts",
          setupFiles: [...recordCalls, noBarePatterns, "dev-env/database/answers/compare-rows.ts"],
          testTimeout: 10 * minute,
          ...patience,
          hookTimeout: 10 * minute,
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
          testTimeout: 15 * minute,
          hookTimeout: 15 * minute,
          ...patience,
          maxWorkers: 3, // a journey waits for its browser half the time
          isolate: false,
        },
      },
    ],
  },
});
