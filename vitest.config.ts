import { defineConfig } from "vitest/config";

/** Node reads graphql's main file; Vite would read its module file beside it, and two copies refuse each other. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] };

/** Tests of a file run in another order each time: each makes what it needs. */
const anyOrder = { sequence: { shuffle: { tests: true } } };

/** How database servers are started, who may call what, what a malformed id is told and what a killed process leaves know no hour: once is enough. */
const ofNoHour = [
  "dev-env/database/**",
  "server/matrix.api.test.ts",
  "server/malformed.api.test.ts",
  "server/killed.api.test.ts",
];
const onceIsEnough = process.env.RESTRIDE_TEST_START ? ofNoHour : [];

/** Three levels, cheapest first: rules need nothing, database tests a server, browser tests the whole product. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          ...anyOrder,
          include: ["{domain,server,web,dev-env,scripts,bench}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/*.api.test.ts", "**/node_modules/**"],
          setupFiles: "scripts/test/fixed-chance.ts",
          isolate: false, // a file leaves timers and globals as it found them
          testTimeout: 180_000, // those of the scripts start processes, beside everything else that npm test runs
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: "database",
          ...anyOrder,
          include: ["{server,dev-env,bench}/**/*.{db,api}.test.ts"],
          exclude: ["**/node_modules/**", ...onceIsEnough],
          globalSetup: "dev-env/database/test-server.ts",
          testTimeout: 30_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          isolate: false, // each file has a world of its own
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["dev-env/database/test-server.ts", "scripts/test/built-web.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } }, // as long as the browser waits for what it is to find
          maxWorkers: 3, // a journey waits for its browser half the time
          isolate: false,
        },
      },
    ],
  },
});
