import fc from "fast-check";

/** Before the rules: chosen examples are the same in every run, unless RESTRIDE_TEST_SEED is another whole number. */
fc.configureGlobal({ seed: Number(process.env.RESTRIDE_TEST_SEED ?? 20261122) });
