/**
 * npm run mutate:sql: breaks the statements of the server one at a time, in a temporary copy, and prints for each break which test notices it. Breaks
 * are: a condition removed, a strict comparison for one that is not, the other sort order, a filter, default or list element removed, null for not
 * null. It reads *.queries.ts, *.store.ts, *.lookups.ts, *.commands.ts and the functions of the migrations. Conditions on the tenant
 * (`customer_id = …`) are skipped, because row-level security gives the same result without them. It runs, with one worker, the database tests that
 * npm run test:changed has recorded as senders of the statement or, without a record, the tests that import its feature.
 *
 * `--count 40 --seed 7` takes the first 40 breaks of a draw, which is the same for each run with that seed; `--from 21` continues with the 21st.
 * `--files server/features/notes` takes the breaks of a folder, a file or a line (`notes.store.ts:34`), and may be repeated. `--most 12` limits the
 * test files of other features. `--list` only lists the breaks.
 */
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { parseArgs } from "node:util";
import { setup, teardown } from "../dev-env/database/test-server.ts";
import { runVitest } from "./breaks/run-vitest.ts";
import { copyTree } from "./breaks/tree-copy.ts";
import { readRecords } from "./changed/records.ts";
import { readSources } from "./check/source.ts";
import { drawSqlBreaks } from "./mutate/sql-breaks.ts";
import { makeFindDatabaseTests } from "./mutate/sql-tests.ts";
import { isTestFile } from "./test/levels.ts";
import { exitOnSignals } from "./start/exit-on-signals.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string" },
    from: { type: "string", default: "1" },
    files: { type: "string", multiple: true, default: [] },
    most: { type: "string", default: "12" },
    list: { type: "boolean", default: false },
  },
});

const repository = join(import.meta.dirname, "..");
const count = values.count === undefined ? undefined : Number(values.count);
const sources = readSources(repository);
const breaks = drawSqlBreaks(sources, { seed: values.seed, count, files: values.files });

/** Plants each break and runs tests until one fails. Returns the number of breaks that no test noticed. */
async function observeAll(): Promise<number> {
  exitOnSignals();
  const tree = copyTree(repository, join(repository, `.cache/mutate-sql/${process.pid}`));
  process.once("exit", tree.remove);
  const findDatabaseTests = makeFindDatabaseTests(sources, readRecords(repository).records, Number(values.most));
  await setup();
  let survivors = 0;
  for (const [at, planted] of [...breaks.entries()].slice(Number(values.from) - 1)) {
    const restore = tree.plant([planted]);
    await setImmediate(); // lets the process handle a signal
    const runs = findDatabaseTests(planted).values();
    const failure = runs
      .flatMap((files) => runVitest(tree.root, "database", files, { bail: true, workers: 1 }))
      .next().value;
    restore();
    const isTest = failure !== undefined && isTestFile(failure.file);
    if (!isTest) survivors++;
    const outcome = isTest ? "noticed by" : failure ? "NOT KNOWN, the run ended:" : "SURVIVED";
    console.log(`${at + 1} ${planted.name}\n  ${outcome} ${failure ? `${failure.file}: ${failure.title}` : ""}`);
  }
  await teardown();
  return survivors;
}

if (values.list) for (const { name } of breaks) console.log(name);
else {
  const survivors = await observeAll();
  const looked = breaks.length - Number(values.from) + 1;
  console.log(`${looked - survivors} of ${looked} noticed`);
  process.exitCode = survivors > 0 ? 1 : 0;
}
