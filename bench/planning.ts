/**
 * node bench/planning.ts: measures what care planning costs: a patient created with 60 exercises, the exercise step's content, and the
 * preview, the move and the undo of a surgery date with 60 exercises and 180 days of history. Each is asked through the server in turn
 * with a ceiling: statements written by hand over the same tables, without a wall or a rule. Milliseconds, p50.
 */
import { Role } from "@restride/domain/access/roles.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { type Caller, signIn } from "@restride/dev-env/caller.ts";
import { startEmbedded } from "@restride/dev-env/database/embedded.ts";
import { fleetingFolder } from "@restride/dev-env/database/fleeting-folder.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { moveSurgery, newRow, previewMove, previewUndo, undo } from "@restride/dev-env/small-clinics/programmes.ts";
import { startWorld } from "@restride/dev-env/world.ts";
import pg from "pg";
import { summarise } from "./percentiles.ts";

const [exercises, historyDays, rounds] = [60, 180, 40];
/** Days from when patients are created to their surgery. */
const ahead = 200;
const dayLength = 86_400_000;

const server = await startEmbedded({ dir: fleetingFolder("planning"), durable: false });
process.env.RESTRIDE_TEST_DATABASE_URL = server.url;
const world = await startWorld({ startAt: Date.now() - historyDays * dayLength });
const byHand = new pg.Client({ connectionString: world.databaseUrl });
await byHand.connect();
const customer = small.customers[0];
const asTherapist = (): Promise<Caller> => signIn(world, smallEmail(0, Role.physio));
let therapist = await asTherapist();

const create = async (number: number): Promise<string> => {
  const patient = {
    firstname: "Nora",
    lastname: `Fresh${number}`,
    gender: "female",
    dob: "05/01/1960",
    phone: `312555${String(1000 + number)}`,
    email: `nora${number}@fresh.example`,
    email_opt_in: true,
    include_devices: true,
    surgery: { type: "knee", date: addDays(world.today(), ahead) },
    surgeon: small.surgeon(0, 1),
    shipaddress: { addressline1: "1 Elm St", city: "Chicago", state: "IL", zip: "60601", country: "US" },
  };
  const rows = Array.from({ length: exercises }, () => newRow(small.exercise(1), -ahead, 120));
  const { answer } = await therapist.call<{ message: string; patient: { _id: string } | null }>(
    `mutation ($p: PatientInput!, $e: [ScheduledExerciseInput!]) {
      addPatientAdmin(patient: $p, exercises: $e) { status message patient { _id } } }`,
    { p: patient, e: rows },
    { "idempotency-key": crypto.randomUUID() },
  );
  if (!answer.patient) throw new Error(answer.message);
  return answer.patient._id;
};

/** A patient who has prepared for surgery for 180 days, with all of it done. */
const veteran = await create(0);
await world.owner.query(
  `insert into exercise_done (customer_id, patient_id, item_id, day, times_done, last_at)
   select customer_id, patient_id, item_id, day, 1, day from patient_exercises
   cross join generate_series($2::date + 1, $2::date + $3::int - 1, '1 day') day where patient_id = $1`,
  [veteran, world.today(), historyDays],
);
world.clock.advance(historyDays * dayLength);
await world.owner.query("update patient_days set exercise_done = exercise_due where patient_id = $1 and day < $2", [
  veteran,
  world.today(),
]);
therapist = await asTherapist();

/** Copies all rows of a patient in some tables for another one: what creating writes, in one trip. */
const copies = async (tables: readonly string[]): Promise<string> => {
  const { rows } = await world.owner.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
     where table_name = any($1) and is_generated = 'NEVER' group by 1`,
    [tables],
  );
  const copy = (table: string): string => {
    const { columns } = rows.find((each) => each.table === table)!;
    const values = columns.map((name) => (name === "patient_id" ? "$2::uuid" : name));
    return `insert into ${table} (${columns.join(", ")}) select ${values.join(", ")} from ${table} where customer_id = $3 and patient_id = $1`;
  };
  const [patients, ...others] = tables.map(copy);
  return `with p as (${patients}) ${others.map((text, at) => `, t${at} as (${text})`).join("")} select 1`;
};
const written = ["patients", "patient_exercises", "item_revisions", "patient_days", "patient_progress"];
const copyPatient = await copies(written);

const once = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
/** Medians of works that are done in turn, so that what else the machine does meets all of them. */
const measure = async (works: Readonly<Record<string, (round: number) => Promise<unknown>>>): Promise<void> => {
  const times = new Map(Object.keys(works).map((name) => [name, [] as number[]]));
  for (let round = 1; round <= rounds; round += 1)
    for (const [name, work] of Object.entries(works)) times.get(name)!.push(await once(() => work(round)));
  for (const [name, each] of times)
    console.log(`${name.padEnd(40)} ${summarise([{ times: each.slice(5), seconds: 1, failed: 0 }]).p50.toFixed(1)} ms`);
};

await measure({
  "create a patient, 60 exercises": create,
  "  by hand": () =>
    byHand.query({ name: "create", text: copyPatient, values: [veteran, crypto.randomUUID(), customer] }),
});

const content = `{ getAllExercises { exercises { _id name image purpose caution } }
  getRegimens { regimens { _id name startdate enddate exerciseschedule { exercise { _id name } startdate enddate next } } } }`;
await measure({
  "content of the exercise step": () => therapist.call(content),
  "  by hand": () =>
    byHand.query({
      name: "content",
      text: "select (select json_agg(e) from exercises e) as exercises, (select json_agg(r) from regimen_exercises r) as regimens",
    }),
});

const lasting = { to: addDays(world.today(), ahead - historyDays), change: "" };
const other = (date: CalendarDate): CalendarDate => addDays(date, 7);
await measure({
  "preview of a moved surgery": () => previewMove(therapist, veteran, other(lasting.to)),
  "  by hand": () =>
    byHand.query({
      name: "preview",
      text: `select (select json_agg(r) from item_revisions r where customer_id = $1 and patient_id = $2) as items,
        (select json_agg(d) from exercise_done d where customer_id = $1 and patient_id = $2 and day >= $3) as done,
        (select json_agg(m) from reminders m where customer_id = $1 and patient_id = $2 and day >= $3) as reminders`,
      values: [customer, veteran, world.today()],
    }),
});

const moveByHand = async (): Promise<void> => {
  await byHand.query("begin");
  const of = [customer, veteran, world.today()];
  await byHand.query({
    name: "moveItems",
    text: `with p as (update patients set surgery_date = surgery_date where customer_id = $1 and patient_id = $2),
      r as (update item_revisions set end_day = end_day where customer_id = $1 and patient_id = $2 and valid_to is null)
      update patient_days set exercise_due = exercise_due where customer_id = $1 and patient_id = $2 and day >= $3`,
    values: of,
  });
  await byHand.query("commit");
};
await measure({
  "move of a surgery, with its preview": async () => {
    const to = other(lasting.to);
    const { planHash } = await previewMove(therapist, veteran, to);
    const { change, message } = await moveSurgery(therapist, { patientid: veteran, to, reschedule: true, planHash });
    if (change === null) throw new Error(message);
    lasting.change = change;
  },
  "its undo, with its preview": async () => {
    const { planHash } = await previewUndo(therapist, veteran, lasting.change);
    const { status, message } = await undo(therapist, veteran, lasting.change, planHash);
    if (status !== "success") throw new Error(message);
  },
  "  one write by hand": moveByHand,
});

await byHand.end();
await world.close();
await server.stop();
