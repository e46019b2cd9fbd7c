/**
 * npm run breaks: plants faults in a temporary copy of the product, one after the other, and prints for each which test notices it, or that none
 * does. Exits with 1 unless a test notices every fault; a fault that does not compile counts as unnoticed. `--draw 20 --seed 7` takes a sample of the
 * set, which is the same for each run with that seed; `--area screens` takes the faults of a layer or a folder; `--only NAME` those whose name
 * contains that text. `--levels rules,components` leaves out slower levels; `--whole` runs every test for each fault, `--recorded` the tests that npm
 * run test:changed would choose.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { setup, teardown } from "../dev-env/database/test-server.ts";
import { findUncompilable } from "./breaks/compile.ts";
import { drawBreaks } from "./breaks/draw.ts";
import { findTests } from "./breaks/find-tests.ts";
import { findRecordedTests } from "./breaks/recorded-tests.ts";
import { readImporters } from "./breaks/importers.ts";
import type { LayeredBreak } from "./breaks/planted-break.ts";
import { plantedBreaks } from "./breaks/planted.ts";
import { type Result, resultLine, resultTable } from "./breaks/results.ts";
import { type Failure, runVitest } from "./breaks/run-vitest.ts";
import { copyTree } from "./breaks/tree-copy.ts";
import { readSources } from "./check/source.ts";
import { readRecords } from "./changed/records.ts";
import { type Level, levels } from "./test/levels.ts";
import { exitOnSignals } from "./start/exit-on-signals.ts";

const { values } = parseArgs({
  options: {
    draw: { type: "string" },
    seed: { type: "string", default: "1" },
    area: { type: "string" },
    only: { type: "string" },
    levels: { type: "string", default: levels.join(",") },
    whole: { type: "boolean", default: false },
    recorded: { type: "boolean", default: false },
  },
});

const repository = join(import.meta.dirname, "..");
const breaks = drawBreaks(plantedBreaks, {
  count: values.draw === undefined ? undefined : Number(values.draw),
  seed: values.seed,
  area: values.area,
  only: values.only,
});

exitOnSignals();
const tree = copyTree(repository, join(repository, `.cache/breaks/${process.pid}`));
process.once("exit", tree.remove);
const sources = readSources(tree.root);
const findImporters = readImporters(sources);

/** Titles of tests that fail without any fault, by test file. Each file runs once without a fault to find them. */
const failingTitles = new Map<string, readonly string[]>();
const failsAnyway = (level: Level, { file, title }: Failure): boolean => {
  const titles =
    failingTitles.get(file) ?? runVitest(tree.root, level, [file], { bail: false }).map((each) => each.title);
  failingTitles.set(file, titles);
  return titles.includes(title);
};

/** Runs the tests that may notice a fault until one fails. A test that also fails in the unchanged product does not count. */
const observe = (planted: LayeredBreak): Result => {
  const runs = values.recorded
    ? findRecordedTests(planted, sources, readRecords(repository).records)
    : findTests(planted, sources, findImporters, values.whole);
  for (const { level, files, pattern } of runs.filter((run) => values.levels.split(",").includes(run.level))) {
    const restore = tree.plant([planted]);
    const [failure] = runVitest(tree.root, level, files, { pattern, bail: true });
    restore();
    if (failure && !(files.includes(failure.file) && failsAnyway(level, failure)))
      return { planted, outcome: "noticed", failure };
    if (failure) console.log(`fails in the unchanged product too: ${failure.file}: ${failure.title}`);
  }
  return { planted, outcome: "survived" };
};

const uncompilableBreaks = new Set(findUncompilable(tree, breaks));
await setup();
const results: Result[] = [];
for (const planted of breaks) {
  const result: Result = uncompilableBreaks.has(planted) ? { planted, outcome: "refused" } : observe(planted);
  console.log(resultLine(result));
  results.push(result);
}
await teardown();
for (const line of resultTable(results)) console.log(line);
process.exitCode = results.every(({ outcome }) => outcome === "noticed") ? 0 : 1;
