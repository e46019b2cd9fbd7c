import { parseArgs } from "node:util";
import { calendarDate, instantAt } from "@restride/domain/values/calendar-date.ts";
import { prepareSchema } from "@restride/server/prepare-database.ts";
import { fillWithSeed } from "./fill.ts";

/** Fills a database: node dev-env/seed/main.ts --database URL [--patients N] [--seed N] [--today YYYY-MM-DD] */
const { values } = parseArgs({
  options: {
    patients: { type: "string", default: "600" },
    seed: { type: "string", default: "1" },
    today: { type: "string" },
    database: { type: "string", default: process.env.DATABASE_URL },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (!values.database) {
  say("Name the database: --database postgres://…, or set DATABASE_URL.");
  process.exit(1);
}

const started = performance.now();
await prepareSchema(values.database);
const now = values.today ? instantAt(calendarDate(values.today), 840, "America/Chicago") : Date.now();
const size = { seed: Number(values.seed), patients: Number(values.patients) };
const rows = await fillWithSeed(values.database, now, { ...size, log: say });
say(`${rows} rows for ${values.patients} patients in ${((performance.now() - started) / 1000).toFixed(1)} s`);
