import fc from "fast-check";

/** Fixes the random examples of tests of rules: they are the same in every run, unless RESTRIDE_TEST_SEED is another integer. */
fc.configureGlobal({ seed: Number(process.env.RESTRIDE_TEST_SEED ?? 20261122) });
