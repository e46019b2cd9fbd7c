import fc from "fast-check";

/** Before the tests, while they run thousands of times: few examples, and the same in every run. */
fc.configureGlobal({ seed: 20261122, numRuns: 20 });
