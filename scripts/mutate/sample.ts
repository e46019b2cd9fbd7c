import { createHash } from "node:crypto";
import { join, relative } from "node:path";
import { type Checker, type CheckResult, CheckStatus } from "@stryker-mutator/api/check";
import type { Mutant } from "@stryker-mutator/api/core";
import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

const root = join(import.meta.dirname, "../..");
/** Seed of the sample; another number draws another sample. */
const seed = 20261122;
const share = Number(process.env.RESTRIDE_MUTATE_SHARE ?? 1);

/** Returns whether a mutant is in the sample, by a hash of the mutant and a constant seed, so that each run takes the same sample. */
const isChosen = ({ fileName, location, replacement }: Mutant): boolean => {
  const text = JSON.stringify([seed, relative(root, fileName), location, replacement]);
  return createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32 < share;
};

const checkOf = (mutant: Mutant): CheckResult =>
  isChosen(mutant)
    ? { status: CheckStatus.Passed }
    : { status: CheckStatus.CompileError, reason: "left out of the sample" };

const sample: Checker = {
  init: () => Promise.resolve(),
  check: (mutants) => Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, checkOf(mutant)]))),
};

/** Checker that Stryker calls before it tests a mutant. Mutants outside the sample count as not compiling. */
export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, "sample", sample)];
