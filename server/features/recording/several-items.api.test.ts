import { calendarDate, instantAt } from "@restride/domain/values/calendar-date.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { checkProgress } from "../../../dev-env/check-progress.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", () => ({ startAt: instantAt(today, 720, zone) }));

const today = calendarDate("2026-11-20"); // ten days after surgery
const zone = "America/Chicago";
const patientid = small.patient(0, 1);
const sensor = small.deviceItem(0, 1);
const id = (number: number) => `00000000-0000-4000-8000-0000000000d${number}`;
const [band, bandItem, form, formItem] = [id(1), id(2), id(3), id(4)];

let admin: Caller;
let patient: Caller;
test.beforeEach(async ({ world }) => {
  await addBand(world);
  await addForm(world);
  admin = await signIn(world, smallEmail(0, Role.admin));
  patient = await signInPatient(world, smallPatientEmail(0, 1));
});
test.afterEach(async ({ world }) => {
  const client = await world.owner.connect();
  const differences = await checkProgress(client);
  client.release();
  expect(differences).toEqual([]);
});

const run = (world: World, sql: string, values: unknown[] = []) => world.owner.query(sql, values);
/** Adds an item that is due on this day only, to the items that the patient has. */
const dueToday = async (world: World, item: string, columns: string, plan: string, area: string): Promise<void> => {
  await run(
    world,
    `insert into item_revisions (customer_id, patient_id, item_id, surgery_date, start_day, end_day, ${columns})
     select customer_id, patient_id, $2, surgery_date, 10, 10, ${plan} from patients where patient_id = $1`,
    [patientid, item],
  );
  await run(world, `update patient_days set ${area}_due = ${area}_due + 1 where patient_id = $1 and day = $2`, [
    patientid,
    today,
  ]);
};

/** Adds a second device, whose values have other limits than those of the sensor, with its last value inserted first. */
const addBand = async (world: World): Promise<void> => {
  await run(
    world,
    "insert into devices (device_id, code, display_name, surgery_type) values ($1, 'D0', 'Band', 'knee')",
    [band],
  );
  await run(
    world,
    `insert into device_metrics (device_id, value_index, parameter, metric, unit, is_output, plausible_min, plausible_max)
     values ($1, 1, 'steps', 'steps', '', true, 1000, 2000), ($1, 0, 'strength', 'strength', 'N', true, 0, 10)`,
    [band],
  );
  await run(
    world,
    `insert into patient_devices (customer_id, patient_id, order_id, item_id, device_id, status)
     values ($1, $2, $3, $4, $5, 'Delivered')`,
    [small.customers[0], patientid, small.order(0, 1), bandItem, band],
  );
  await dueToday(world, bandItem, "interval, times", "1, 1", "measurement");
};

/** Adds a second questionnaire of two questions, with the last question inserted first: the first has two options, the second three. */
const addForm = async (world: World): Promise<void> => {
  await run(
    world,
    "insert into questionnaires (questionnaire_id, code, short_name, kind) values ($1, 'SLEEP', 'Sleep Check', 'pain')",
    [form],
  );
  const options = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, optnumber) => ({ optnumber, option: `Option ${optnumber}` })));
  for (const number of [2, 1])
    await run(
      world,
      "insert into questions (questionnaire_id, quest_number, question, options) values ($1, $2, $3, $4)",
      [form, number, `Question ${number}`, options(number + 1)],
    );
  await run(
    world,
    "insert into patient_questionnaires (customer_id, patient_id, item_id, questionnaire_id) values ($1, $2, $3, $4)",
    [small.customers[0], patientid, formItem, form],
  );
  await dueToday(world, formItem, "schedule_type, weekdays, days", "'custom', '{}', '{10}'", "questionnaire");
};

const record = async (kind: "Reading" | "Answers", input: object) =>
  (
    await patient.call(
      `mutation ($i: Record${kind}Input!) { record${kind}(input: $i) { status message timesDone } }`,
      { i: input },
      { "idempotency-key": crypto.randomUUID() },
    )
  ).answer;

test("numbers D2: two devices that measure at the same moment have a reading each, known again by its device", async ({
  world,
}) => {
  const takenAt = new Date(instantAt(today, 600, zone)).toISOString();
  const [ofSensor, ofBand] = [
    { itemid: sensor, values: [100, 4], takenAt },
    { itemid: bandItem, values: [5, 1500], takenAt },
  ];
  for (const input of [ofSensor, ofBand, ofSensor, ofBand])
    expect(await record("Reading", input)).toMatchObject({ status: "success", timesDone: 1 });
  const { rows } = await run(world, "select item_id, plausible from device_readings order by item_id desc");
  expect(rows).toEqual([
    { item_id: sensor, plausible: true },
    { item_id: bandItem, plausible: true },
  ]);
  const { answer } = await admin.call<{ activities: object[] }>(
    `{ getDateRangeActivities(patientid: "${patientid}", startdate: "${today}", enddate: "${today}") { activities { measurement { due done } } } }`,
  );
  expect(answer.activities).toEqual([{ measurement: { due: 2, done: 2 } }]);
});

test("numbers D5: a value is plausible within the limits of its own place in its own device", async ({ world }) => {
  const takenAt = new Date(instantAt(today, 600, zone)).toISOString();
  await record("Reading", { itemid: bandItem, values: [1500, 5], takenAt });
  const { rows } = await run(world, "select item_id, plausible from device_readings");
  expect(rows).toEqual([{ item_id: bandItem, plausible: false }]);
});

test("answers are checked against the questions of their own questionnaire, in the order of their numbers", async () => {
  expect(await record("Answers", { itemid: formItem, answers: [2, 1] })).toMatchObject({ status: "fail" });
  expect(await record("Answers", { itemid: formItem, answers: [1, 2, 0] })).toMatchObject({
    status: "fail",
    message: "There are more answers than questions.",
  });
  expect(await record("Answers", { itemid: formItem, answers: [1, 2] })).toMatchObject({ status: "success" });
  expect(await record("Answers", { itemid: small.formItem(0, 1), answers: [3] })).toMatchObject({ status: "success" });
});

const noScores = { knee: null, hip: null, pain: null };
for (const { kind, scores } of [
  { kind: "oxford-knee", scores: { ...noScores, knee: 48 } },
  { kind: "oxford-hip", scores: { ...noScores, hip: 48 } },
  { kind: "pain", scores: { ...noScores, pain: 4 } },
])
  test(`the answers to a questionnaire are the last score of its kind alone: ${kind}`, async ({ world }) => {
    await run(world, "update questionnaires set kind = $2 where questionnaire_id = $1", [form, kind]);
    await run(world, "delete from questions where questionnaire_id = $1", [form]);
    await run(
      world,
      `insert into questions (questionnaire_id, quest_number, question, options)
       select $1, number, 'Question', (select json_agg(json_build_object('optnumber', o, 'option', o::text)) from generate_series(0, 4) o)
       from generate_series(1, 12) number`,
      [form],
    );
    const clear = "update patient_progress set knee_score = null, hip_score = null, pain_level = null";
    await run(world, `${clear} where patient_id = $1`, [patientid]);
    expect(await record("Answers", { itemid: formItem, answers: Array(12).fill(4) })).toMatchObject({
      status: "success",
    });
    const { rows } = await run(
      world,
      `select knee_score::int as knee, hip_score::int as hip, pain_level::int as pain from patient_progress where patient_id = $1`,
      [patientid],
    );
    expect(rows).toEqual([scores]);
  });
