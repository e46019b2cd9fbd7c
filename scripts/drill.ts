/** npm run drill: lists the drills; `-- NAME` runs one, which ends with its table. Exits with 1 when something did not hold. */
import { parseArgs } from "node:util";
import { databaseRestart } from "./drill/database-restart.ts";
import type { Drill } from "./drill/drill.ts";
import { overload } from "./drill/overload.ts";
import { reports } from "./drill/reports.ts";
import { soak } from "./drill/soak.ts";

const drills: readonly Drill[] = [databaseRestart, overload, reports, soak];
const [name, ...args] = process.argv.slice(2);
const drill = drills.find((each) => each.name === name);
if (!drill) {
  for (const each of drills) console.log(`${each.name.padEnd(18)}${each.about}`);
  process.exit(name === undefined ? 0 : 1);
}
const options = Object.fromEntries(
  Object.entries(drill.options).map(([option, value]) => [option, { type: "string", default: value } as const]),
);
const { values } = parseArgs({ args, options });
process.exit((await drill.run(values as Record<string, string>)) ? 0 : 1);
