/**
 * npm run mutate: changes the product slightly in thousands of places and prints the changes that no test notices. It takes the given folders, `--
 * domain/values server/platform`, or by default domain, server/platform, the stores and the console, whose screens are tested by component tests.
 * `--share 0.1` takes a tenth of the places, the same each time; `--tests PATTERN` runs other tests than those in the folders.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import type { MutantResult } from "@stryker-mutator/api/core";
import { Stryker } from "@stryker-mutator/core";
import { setup, teardown } from "../dev-env/database/test-server.ts";
import { findChromium } from "../e2e/chromium.ts";
import { type Area, areasIn } from "./mutate/areas.ts";

const root = join(import.meta.dirname, "..");
const reports = join(root, ".cache/mutation");
const { values, positionals } = parseArgs({
  options: { share: { type: "string", default: "1" }, tests: { type: "string", multiple: true } },
  allowPositionals: true,
});
const areas = areasIn(
  root,
  positionals.length > 0 ? positionals : ["domain", "server/platform", "server/features", "web"],
);

/** Mutations that mostly change the looks of a screen: names of classes and styles. */
const looks = ["StringLiteral", "ObjectLiteral", "ArrayDeclaration"];

/** Returns the mutants of an area with their results. */
const mutate = ({ runner, files, tests }: Area): Promise<MutantResult[]> => {
  process.env.RESTRIDE_MUTATE_TESTS = JSON.stringify(values.tests ?? tests);
  process.env.RESTRIDE_MUTATE_SHARE = values.share;
  if (runner === "browser") process.env.RESTRIDE_MUTATE_BROWSER = findChromium("shell");
  return new Stryker({
    mutate: [...files],
    plugins: ["@stryker-mutator/vitest-runner", "./scripts/mutate/sample.ts"],
    checkers: values.share === "1" ? [] : ["sample"],
    testRunner: "vitest",
    vitest: { configFile: `scripts/mutate/${runner}.config.ts`, related: runner === "node" },
    mutator: { excludedMutations: runner === "node" ? [] : looks },
    coverageAnalysis: "perTest",
    tsconfigFile: "none",
    concurrency: 1,
    timeoutMS: 60_000, // a busy machine must not look like an endless loop; Stryker finds those by counting
    tempDirName: ".cache/stryker",
    ignorePatterns: [".cache", ".data", "docs/pictures", "web/dist"],
    reporters: ["progress-append-only"],
    allowEmpty: true,
  }).runMutationTest();
};

const killStatuses = ["Killed", "Timeout"];
const missed = ["Survived", "NoCoverage"];
const share = (results: readonly MutantResult[]): string => {
  const killed = results.filter(({ status }) => killStatuses.includes(status)).length;
  const alive = results.filter(({ status }) => missed.includes(status)).length;
  return `${((100 * killed) / Math.max(1, killed + alive)).toFixed(1)} % (${killed} of ${killed + alive})`;
};

/** Formats a change that no test noticed: its place, kind and replacement. */
const lineOf = ({ status, fileName, location, mutatorName, replacement, static: once }: MutantResult): string => {
  const place = `${relative(root, fileName)}:${location.start.line}:${location.start.column}`;
  return `${place} ${status}${once ? " (static)" : ""} ${mutatorName}: ${(replacement ?? "").replaceAll(/\s+/g, " ").slice(0, 80)}`;
};

/** Database tests share a server, which outlives each process of Stryker. */
const withDatabase = areas.some(({ name }) => name.startsWith("server/"));
if (withDatabase) await setup();
mkdirSync(reports, { recursive: true });
const mutants: MutantResult[] = [];
for (const area of areas) {
  const results = await mutate(area);
  const alive = results.filter(({ status }) => missed.includes(status)).map(lineOf);
  writeFileSync(join(reports, `${area.name.replaceAll("/", "-")}.json`), JSON.stringify(results, null, 1));
  console.log([`${area.name}: ${share(results)}`, ...alive].join("\n  "));
  mutants.push(...results);
}
console.log(`In all: ${share(mutants)}`);
if (withDatabase) await teardown();
