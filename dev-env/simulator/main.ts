import { parseArgs } from "node:util";
import { withOwnClient } from "@restride/server/platform/database/client.ts";
import { makeRandom } from "../seed/random.ts";
import { demoPassword } from "../seed/people/staff-rows.ts";
import { type Player, simulate } from "./simulate.ts";

/**
 * Simulates patients of a demo on a running Restride, at a chosen speed:
 * node dev-env/simulator/main.ts [--url http://localhost:4000] [--database URL | --email a@example.com,…] [--patients 10] [--per-minute 12]
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:4000" },
    database: { type: "string", default: process.env.DATABASE_URL },
    email: { type: "string" },
    password: { type: "string", default: demoPassword },
    patients: { type: "string", default: "10" },
    "per-minute": { type: "string", default: "12" },
    seed: { type: "string", default: "1" },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Statement for active patients with something left to do today, those of the first clinic first. */
const dueToday = `
  select p.email from patients p join customers c using (customer_id) join patient_days d using (customer_id, patient_id)
  where p.active and d.day = (now() at time zone c.time_zone)::date and not d.on_hold
    and d.exercise_due + d.measurement_due + d.questionnaire_due > d.exercise_done + d.measurement_done + d.questionnaire_done
  order by c.created_at, p.patient_id limit $1`;

const emailsFrom = (database: string): Promise<string[]> =>
  withOwnClient({ connectionString: database }, async (client) => {
    const { rows } = await client.query<{ email: string }>(dueToday, [Number(values.patients)]);
    return rows.map(({ email }) => email);
  });

const emails = values.email?.split(",") ?? (values.database ? await emailsFrom(values.database) : []);
if (emails.length === 0) {
  say(
    "Nobody to play: name patients with --email, or the demo's database with --database, where something is due today.",
  );
  process.exit(1);
}

const stopSignal = new AbortController();
process.once("SIGINT", () => stopSignal.abort());
process.once("SIGTERM", () => stopSignal.abort());

const players = emails.map((email): Player => ({ email, password: values.password }));
const deeds = await simulate({
  url: values.url,
  players,
  perMinute: Number(values["per-minute"]),
  random: makeRandom("simulator", values.seed),
  onDeed: ({ email, itemName, answer }) =>
    say(`${email}: ${itemName}${answer.status === "success" ? "" : ` – ${answer.message}`}`),
  signal: stopSignal.signal,
});
say(`${deeds} things done by ${players.length} patients`);
