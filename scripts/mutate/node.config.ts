import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** In Stryker's copy of the product: node_modules leads back to the original, which nothing changes. */
const copy = join(import.meta.dirname, "../..");

/** The tests that are to notice a change: the patterns in RESTRIDE_MUTATE_TESTS. */
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
    expect: { poll: { timeout: 20_000 } }, // as in every other run: a busy machine is no mutant
    isolate: false, // Stryker reads all anew for what a file does once; apart from that, as in every other run
  },
});
