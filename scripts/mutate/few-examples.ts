import fc from "fast-check";

/** Reduces the number of random examples, and fixes them, because the tests run thousands of times. */
fc.configureGlobal({ seed: 20261122, numRuns: 20 });
