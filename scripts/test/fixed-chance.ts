import fc from "fast-check";

/** Fixes the random examples of tests of rules, so that every run has the same examples, unless RESTRIDE_TEST_SEED is another integer. */
fc.configureGlobal({ seed: Number(process.env.RESTRIDE_TEST_SEED ?? 20261122) });
