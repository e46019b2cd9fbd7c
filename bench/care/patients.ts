import { Role } from "@restride/domain/access/roles.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { type Caller, signIn } from "@restride/dev-env/caller.ts";
import { todayAt } from "@restride/dev-env/clinic-day.ts";
import { bypassRls } from "@restride/dev-env/database/bypass-rls.ts";
import { fillSmallClinics, smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { newRow } from "@restride/dev-env/small-clinics/programmes.ts";
import { startWorld, type World } from "@restride/dev-env/world.ts";
import pg from "pg";
import { createPatient } from "./documents.ts";

/** Days from the patients' arrival to their surgery, and from surgery to the end of the programme; and days that have passed. */
const [around, history] = [200, 180];
const dayLength = 86_400_000;
const exerciseCount = 60;

/** Patients to measure, whose programmes are running: patients of the product's side and of the handwritten side. */
export type Ward = {
  readonly world: World;
  readonly therapist: Caller;
  readonly today: CalendarDate;
  readonly surgery: CalendarDate;
  readonly own: readonly string[];
  readonly byHandPatients: readonly string[];
};

/** Number of patients on each side: the maximum number of concurrent requests. */
const lanes = 16;

/** Opens a world of patients with 70 items over 400 days. 180 of these days have passed, and their exercises are done. */
export async function openWard(): Promise<Ward> {
  const fill = { name: "bench care", run: fillExercises };
  const world = await startWorld({ fill, startAt: todayAt("12:00:00") - history * dayLength });
  const came = { world, therapist: await signIn(world, smallEmail(0, Role.physio)), today: world.today() };
  const patients: string[] = [];
  for (let number = 0; number < 2 * lanes; number++) patients.push(await addPatient(came, number));
  await world.settle();
  await doAll(world, patients, came.today);
  world.clock.advance(history * dayLength);
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  const [own, byHandPatients] = [patients.slice(0, lanes), patients.slice(lanes)];
  return { world, therapist, today: world.today(), surgery: addDays(came.today, around), own, byHandPatients };
}

async function fillExercises(databaseUrl: string, now: number): Promise<void> {
  await fillSmallClinics(databaseUrl, now);
  const client = new pg.Client({ connectionString: databaseUrl, options: bypassRls });
  await client.connect();
  await client.query(
    `insert into exercises (exercise_id, code, name, purpose, hold_seconds, repeats, sets, times, interval)
     select id, 'F' || at, 'Exercise ' || at, 'Moves.', 5, 10, 2, 2, 1 from unnest($1::uuid[]) with ordinality many (id, at)`,
    [Array.from({ length: exerciseCount - 2 }, (_, at) => small.exercise(at + 3))],
  );
  await client.query("select protect_ready_content()");
  await client.end();
}

/** Returns the wizard's input for a patient: `count` exercises, four devices and six questionnaires, over 400 days. */
export const newPatient = (today: CalendarDate, number: number, count: number): object => ({
  patient: {
    firstname: "Nora",
    lastname: `Fresh${number}`,
    gender: "female",
    dob: "05/01/1960",
    phone: `312555${1000 + number}`,
    email: `nora${number}@fresh.example`,
    email_opt_in: true,
    include_devices: true,
    surgery: { type: "knee", date: addDays(today, around) },
    surgeon: small.surgeon(0, 1),
    shipaddress: { addressline1: "1 Elm St", city: "Chicago", state: "IL", zip: "60601", country: "US" },
  },
  careplan: small.carePlan,
  exercises: Array.from({ length: count }, (_, at) => newRow(small.exercise(at + 1), -around, around)),
  devices: Array.from({ length: 4 }, () => ({
    _id: crypto.randomUUID(),
    deviceid: small.device,
    startdate: -around,
    enddate: around,
    interval: 1,
    time: 2,
  })),
  feedback: Array.from({ length: 6 }, (_, weekday) => ({
    _id: crypto.randomUUID(),
    formid: small.questionnaire,
    scheduletype: "weekly",
    schedule: [weekday],
    startdate: -around,
    enddate: around,
  })),
});

async function addPatient({ therapist, today }: Pick<Ward, "therapist" | "today">, number: number): Promise<string> {
  const { answer } = await therapist.call<{ patient: { _id: string } | null }>(
    createPatient,
    newPatient(today, number, exerciseCount),
  );
  if (!answer.patient) throw new Error(answer.message);
  return answer.patient._id;
}

/** Marks all exercises of the past days as done. Triggers are off, because they are not measured. */
async function doAll({ owner }: World, patients: readonly string[], came: CalendarDate): Promise<void> {
  const client = await owner.connect();
  const until = addDays(came, history);
  await client.query("begin");
  await client.query("set local session_replication_role = replica");
  await client.query(
    `insert into exercise_done (customer_id, patient_id, item_id, day, times_done, last_at)
     select customer_id, patient_id, item_id, day, 1, day from patient_exercises
     cross join generate_series($2::date, $3::date - 1, '1 day') day where patient_id = any($1)`,
    [patients, came, until],
  );
  await client.query("update patient_days set exercise_done = exercise_due where patient_id = any($1) and day < $2", [
    patients,
    until,
  ]);
  await client.query("commit");
  await client.query("vacuum analyze");
  client.release();
}
