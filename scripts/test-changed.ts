/**
 * npm run test:changed: runs the checks, and the tests that the changes of the working tree can affect, in a minute or two. The last whole run of npm
 * test without failures has recorded which code each test calls. Without such a record, and when all tests depend on a change (a migration, the
 * contract's schema, a package, a fixture), everything runs. `--since COMMIT` compares with another commit than that of the record, `--list` prints
 * the tests and runs none.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readChanges } from "./changed/changes.ts";
import { readRecords } from "./changed/records.ts";
import { selectTests } from "./changed/select-tests.ts";
import { readSources } from "./check/source.ts";
import { runChanged, runWhole } from "./test/run.ts";
import { levelOf } from "./test/levels.ts";

const root = join(import.meta.dirname, "..");
const { values } = parseArgs({ options: { since: { type: "string" }, list: { type: "boolean", default: false } } });
const { base, records } = readRecords(root);
const since = values.since ?? base;
const selection = since
  ? selectTests(readChanges(root, since), readSources(root), records)
  : { everything: "no whole run is on record" };
if ("everything" in selection) {
  console.log(`Everything runs: ${selection.everything}.`);
  if (!values.list) process.exitCode = await runWhole({ index: 1, count: 1 });
} else if (values.list) for (const test of [...selection.tests].toSorted()) console.log(`${levelOf(test)}  ${test}`);
else process.exitCode = await runChanged(selection.tests);
