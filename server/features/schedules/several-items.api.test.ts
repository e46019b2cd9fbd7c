import { addDays } from "@restride/domain/values/calendar-date.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { checkProgress } from "../../../dev-env/check-progress.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import {
  toRowInput,
  changeExercises,
  devicesOf,
  exercisesOf,
  formsOf,
  moveSurgery,
  newRow,
  previewMove,
  undo,
} from "../../../dev-env/small-clinics/programmes.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let therapist: Caller;
test.beforeEach(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

const patient = small.patient(0, 1); // ten days after surgery, all items S+1 to S+60
const id = (number: number) => `00000000-0000-4000-8000-0000000000c${number}`;
const run = (world: World, sql: string, values: unknown[] = []) => world.owner.query(sql, values);
const idsOf = (rows: readonly { readonly _id: string }[]) => rows.map(({ _id }) => _id);
const differences = async (world: World) => {
  const client = await world.owner.connect();
  const progress = await checkProgress(client);
  client.release();
  return progress;
};

const revise = (world: World, item: string, columns: string, plan: string) =>
  run(
    world,
    `insert into item_revisions (customer_id, patient_id, item_id, surgery_date, start_day, end_day, ${columns})
     select customer_id, patient_id, $2, surgery_date, ${plan} from patients where patient_id = $1`,
    [patient, item],
  );
const addDevice = async (world: World, item: string, device: string): Promise<void> => {
  await run(
    world,
    `insert into patient_devices (customer_id, patient_id, order_id, item_id, device_id, status)
     values ($1, $2, $3, $4, $5, 'Delivered')`,
    [small.customers[0], patient, small.order(0, 1), item, device],
  );
  await revise(world, item, "interval, times", "1, 60, 1, 1");
};

test("B125 B127: devices stand in the order of their names, equal ones by their id, each with what it shows", async ({
  world,
}) => {
  const band = id(9);
  await run(
    world,
    "insert into devices (device_id, code, display_name, surgery_type) values ($1, 'D0', 'Ankle Band', 'knee')",
    [band],
  );
  await run(
    world,
    `insert into device_metrics (device_id, value_index, parameter, metric, unit, is_output, plausible_min, plausible_max)
     values ($1, 1, 'battery', 'Charge', '%', false, 0, 100), ($1, 0, 'steps', 'Steps walked', '/day', true, 0, 50000)`,
    [band],
  );
  await addDevice(world, id(3), small.device);
  await addDevice(world, id(2), band);
  await addDevice(world, id(1), band);
  const today = world.today();
  for (const [item, at, values] of [
    [id(1), "09:00", "{4000,80}"],
    [id(1), "10:00", "{5000,75}"],
    [id(3), "10:00", "{95,NULL}"],
  ])
    await run(
      world,
      `insert into device_readings (customer_id, patient_id, item_id, taken_at, day, "values") values ($1, $2, $3, $4, $5, $6)`,
      [small.customers[0], patient, item, `${today}T${at}:00Z`, today, values],
    );
  const { assigneddevices, lastscore } = await devicesOf(therapist, patient);
  expect(idsOf(assigneddevices)).toEqual([id(1), id(2), id(3), small.deviceItem(0, 1)]);
  const valueDescriptions = assigneddevices.map(({ valueDesc }) =>
    (valueDesc as Record<string, unknown>[]).map(({ metric, parameter, unit, valueIndex, isOutput }) => [
      metric,
      parameter,
      unit,
      valueIndex,
      isOutput,
    ]),
  );
  const ofBand = [
    ["Steps walked", "steps", "/day", 0, true],
    ["Charge", "battery", "%", 1, false],
  ];
  const ofSensor = [
    ["flexion_max", "flexion_max", "°", 0, true],
    ["extension_deficit", "extension_deficit", "°", 1, true],
  ];
  expect(valueDescriptions).toEqual([ofBand, ofBand, ofSensor, ofSensor]);
  expect(lastscore).toEqual([
    { deviceid: id(1), device_metric: "Steps walked", value: 5000, date: today },
    { deviceid: id(3), device_metric: "flexion_max", value: 95, date: today },
  ]);
});

test("B129: questionnaires stand in the order of their codes, equal ones by their first day and then their id", async ({
  world,
}) => {
  const form = id(9);
  await run(
    world,
    "insert into questionnaires (questionnaire_id, code, short_name, kind) values ($1, 'EARLY', 'Sleep Check', 'pain')",
    [form],
  );
  for (const [item, start] of [
    [id(3), 5],
    [id(2), 20],
    [id(1), 20],
  ] as const) {
    await run(
      world,
      "insert into patient_questionnaires (customer_id, patient_id, item_id, questionnaire_id) values ($1, $2, $3, $4)",
      [small.customers[0], patient, item, form],
    );
    await revise(world, item, "schedule_type, weekdays, days", `${start}, 60, 'weekly', '{1}', '{}'`);
  }
  const { feedback } = await formsOf(therapist, patient);
  expect(idsOf(feedback)).toEqual([id(3), id(1), id(2), small.formItem(0, 1)]);
});

test("B120: exercises stand in the order of their first day, their code and then their id", async ({ world }) => {
  for (const [item, number, start] of [
    [id(4), 2, 1],
    [id(3), 1, 20],
    [id(2), 1, 20],
  ] as const) {
    await run(
      world,
      "insert into patient_exercises (customer_id, patient_id, item_id, exercise_id) values ($1, $2, $3, $4)",
      [small.customers[0], patient, item, small.exercise(number)],
    );
    await revise(world, item, "interval, times, sets, repeats, hold_seconds", `${start}, 60, 1, 1, 1, 10, 5`);
  }
  const { exercises } = await exercisesOf(therapist, patient);
  const own = [1, 2].map((number) => small.exerciseItem(0, 1, number));
  expect(idsOf(exercises)).toEqual([own[0], id(4), own[1], id(2), id(3)]);
});

test("B309: an exercise that is new today and moved on the same day begins on the later day; nothing is ordered with it", async ({
  world,
}) => {
  const orders = async () => (await run(world, "select from device_orders where patient_id = $1", [patient])).rowCount;
  const before = await orders();
  const first = await exercisesOf(therapist, patient);
  const unchangedRows = first.exercises.map((row) => toRowInput(row, {}));
  await changeExercises(therapist, patient, first.version, [...unchangedRows, newRow(small.exercise(2), 20, 30)]);
  const second = await exercisesOf(therapist, patient);
  const rows = second.exercises.map((row) =>
    toRowInput(row, row.startdate === 20 ? { startdate: 14, enddate: 28 } : {}),
  );
  expect((await changeExercises(therapist, patient, second.version, rows)).status).toBe("success");
  const { exercises } = await exercisesOf(therapist, patient);
  expect(exercises.map(({ startdate, enddate }) => [startdate, enddate])).toEqual([
    [1, 60],
    [1, 60],
    [14, 28],
  ]);
  expect(await orders()).toBe(before);
  expect(await differences(world)).toEqual([]);
});

test("a surgery date that is moved twice on a day holds for every item as it was moved last", async ({ world }) => {
  const day = (days: number) => addDays(world.today(), days);
  for (const to of [day(9), day(5)]) {
    const { planHash } = await previewMove(therapist, patient, to);
    const answer = await moveSurgery(therapist, { patientid: patient, to, reschedule: true, planHash });
    expect(answer.status).toBe("success");
  }
  const { rows } = await run(
    world,
    "select distinct surgery_date::text as day from item_revisions where patient_id = $1 and valid_to is null",
    [patient],
  );
  expect(rows).toEqual([{ day: day(5) }]);
  expect(await differences(world)).toEqual([]);
});

test("a change is taken back for the patient whose change it was, and for nobody else", async () => {
  const { exercises, version } = await exercisesOf(therapist, patient);
  const rows = exercises.map((row) => toRowInput(row, { time: 3 }));
  const { change } = await changeExercises(therapist, patient, version, rows);
  expect(await undo(therapist, small.patient(0, 2), change!)).toMatchObject({ status: "fail", change: null });
  const times = async (of: string) => (await exercisesOf(therapist, of)).exercises.map(({ time }) => time);
  expect([await times(patient), await times(small.patient(0, 2))]).toEqual([
    [3, 3],
    [2, 2],
  ]);
  expect((await undo(therapist, patient, change!)).status).toBe("success");
  expect(await times(patient)).toEqual([2, 2]);
});
