/**
 * npm run breaks: plants faults in a throw-away copy of the product, one after the other, and tells for each which test notices it, or that
 * none does. Fails when one survives.
 * `--draw 20 --seed 7` takes some of the set, the same ones each time; `--area screens` those of a layer or a folder; `--only NAME` those
 * whose name holds that text. `--levels rules,components` leaves out what needs longer; `--whole` runs every test for each.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { setup, teardown } from "../dev-env/database/test-server.ts";
import { findUncompilable } from "./breaks/compile.ts";
import { drawBreaks } from "./breaks/draw.ts";
import { findTests, levels } from "./breaks/find-tests.ts";
import { readImporters } from "./breaks/importers.ts";
import { plantedBreaks } from "./breaks/planted.ts";
import type { LayeredBreak } from "./breaks/planted-break.ts";
import { type Result, resultLine, resultTable } from "./breaks/results.ts";
import { runVitest } from "./breaks/run-vitest.ts";
import { copyTree } from "./breaks/tree-copy.ts";
import { readSources } from "./check/source.ts";

const { values } = parseArgs({
  options: {
    draw: { type: "string" },
    seed: { type: "string", default: "1" },
    area: { type: "string" },
    only: { type: "string" },
    levels: { type: "string", default: levels.join(",") },
    whole: { type: "boolean", default: false },
  },
});

const repository = join(import.meta.dirname, "..");
const breaks = drawBreaks(plantedBreaks, {
  count: values.draw === undefined ? undefined : Number(values.draw),
  seed: values.seed,
  area: values.area,
  only: values.only,
});
const tree = copyTree(repository, join(repository, `.cache/breaks/${process.pid}`));
process.once("exit", tree.remove);
const sources = readSources(tree.root);
const findImporters = readImporters(sources);

/** The first failure of a test while the fault is planted. A test that fails without it too has noticed nothing. */
const notice = (planted: LayeredBreak): Result => {
  const runs = findTests(planted, sources, findImporters, values.whole);
  for (const { level, files, pattern } of runs.filter((run) => values.levels.split(",").includes(run.level))) {
    const restore = tree.plant([planted]);
    const [failure] = runVitest(tree.root, level, files, { pattern, bail: true });
    restore();
    if (!failure) continue;
    const isFile = files.includes(failure.file);
    const fails =
      isFile &&
      runVitest(tree.root, level, [failure.file], { pattern, bail: false }).some(
        ({ title }) => title === failure.title,
      );
    if (!fails) return { planted, outcome: "noticed", failure };
    console.log(`  fails without any break: ${failure.file}: ${failure.title}`);
  }
  return { planted, outcome: "survived" };
};

const refused = new Set(findUncompilable(tree, breaks));
await setup();
const results: Result[] = [];
for (const planted of breaks) {
  const result: Result = refused.has(planted) ? { planted, outcome: "refused" } : notice(planted);
  console.log(resultLine(result));
  results.push(result);
}
await teardown();
for (const line of resultTable(results)) console.log(line);
process.exitCode = results.every(({ outcome }) => outcome === "noticed") ? 0 : 1;
