/**
 * npm run requirements: per area how many rows of docs/requirements have a test whose title begins with their id, and of which
 * kind: rule, database, browser. A test of something that only tests use is refused and does not count.
 * `-- --area session` (or "A session") tells the rows of an area, `-- --open` those without a test.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSources } from "./check/source.ts";
import { readLedger } from "./requirements/ledger.ts";
import { proofsIn } from "./requirements/proofs.ts";
import { hollow, report, strangers } from "./requirements/report.ts";

const { values } = parseArgs({ options: { area: { type: "string" }, open: { type: "boolean" } } });
const root = join(import.meta.dirname, "..");
const rows = readLedger(root);
const proofs = proofsIn(readSources(root));

for (const line of report(rows, proofs, values)) console.log(line);
for (const line of [...strangers(rows, proofs), ...hollow(proofs)]) {
  console.error(line);
  process.exitCode = 1;
}
