import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Stryker's copy of the product. Its node_modules links back to the original, which stays unchanged. */
const copy = join(import.meta.dirname, "../..");

/** Runs the tests that should notice a change: the patterns in RESTRIDE_MUTATE_TESTS. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: "graphql/index.js" },
      { find: /^@restride\//, replacement: `${copy}/` },
    ],
  },
  test: {
    include: JSON.parse(process.env.RESTRIDE_MUTATE_TESTS ?? "[]") as string[],
    setupFiles: "scripts/mutate/few-examples.ts",
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } }, // as in every other run: a busy machine must not count as a noticed change
    isolate: false, // Stryker loads all files again for code that a file runs only once; otherwise as in every other run
  },
});
