/**
 * npm run requirements: prints for each area how many rows of docs/requirements have a test whose title begins with their id, and of which kind:
 * rule, database, browser. Rows that docs/requirements/decisions.md decides otherwise are counted separately. A test of code that only tests use is
 * reported as an error and does not count. `-- --area session` (or "A session") prints the rows of an area, `-- --open` those without a test.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSources } from "./check/source.ts";
import { readDecidedOtherwise, readLedger } from "./requirements/ledger.ts";
import { proofsIn } from "./requirements/proofs.ts";
import { hollowProofErrors, reportLines, unknownIdErrors, unknownDecisions } from "./requirements/report.ts";

const { values } = parseArgs({ options: { area: { type: "string" }, open: { type: "boolean" } } });
const root = join(import.meta.dirname, "..");
const rows = readLedger(root);
const proofs = proofsIn(readSources(root));

const otherwise = readDecidedOtherwise(root);

for (const line of reportLines(rows, proofs, values, otherwise)) console.log(line);
for (const line of [
  ...unknownIdErrors(rows, proofs),
  ...hollowProofErrors(proofs),
  ...unknownDecisions(rows, otherwise),
]) {
  console.error(line);
  process.exitCode = 1;
}
