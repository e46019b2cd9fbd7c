import { Role } from "@restride/domain/access/roles.ts";
import { addDays, type CalendarDate, startOfWeek } from "@restride/domain/values/calendar-date.ts";
import fc from "fast-check";
import { expect } from "vitest";
import { type Caller, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { checkProgress } from "../../../dev-env/check-progress.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import {
  changeDevices,
  toRowInput,
  changeExercises,
  changeForms,
  devicesOf,
  exercisesOf,
  formsOf,
  newRow,
  previewSave,
} from "../../../dev-env/small-clinics/programmes.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let therapist: Caller;
let phone: Caller;
test.beforeEach(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
  phone = await signInPatient(world, smallPatientEmail(0, 1));
});

const patient = small.patient(0, 1);
const now = 10; // days after surgery

const anyWindow = fc.tuple(fc.integer({ min: now, max: now + 25 }), fc.integer({ min: 1, max: 20 }));
const anyRow = fc
  .tuple(anyWindow, fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 4 }))
  .map(([[startdate, length], interval, time]) => ({ startdate, enddate: startdate + length, interval, time }));

const anySave = fc.record({
  exercises: fc.array(anyRow, { maxLength: 4 }),
  storedIndexes: fc.array(fc.nat(3), { maxLength: 4 }),
  changed: anyRow,
  device: anyRow,
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
  days: fc.uniqueArray(fc.integer({ min: now, max: now + 40 }), { minLength: 1 }),
  hold: fc.tuple(fc.integer({ min: -3, max: 20 }), fc.integer({ min: 1, max: 5 })),
});
type AnySave = typeof anySave extends fc.Arbitrary<infer Save> ? Save : never;

/** Adds a hold, and a spell of inactivity after it. */
const pause = async (world: World, { hold: [from, length] }: AnySave): Promise<void> => {
  const day = (offset: number) => addDays(world.today(), offset);
  const own = [small.customers[0], patient];
  for (const table of ["technical_holds", "inactive_spells"])
    await world.owner.query(`delete from ${table} where customer_id = $1 and patient_id = $2`, own);
  const hold = "insert into technical_holds values ($1, $2, gen_random_uuid(), $3, $4)";
  if (from > 0) await world.owner.query(hold, [...own, day(from), day(from + length)]);
  const spell = "insert into inactive_spells values ($1, $2, $3, $4)";
  if (from > 0) await world.owner.query(spell, [...own, day(from + length + 2), day(from + length + 4)]);
};

type Counts = { readonly due: number; readonly done: number };
type Areas = { readonly exercise: Counts; readonly measurement: Counts; readonly questionnaire: Counts };
type Tile = Areas & { readonly date: string; readonly exercises: readonly { name: string }[] };
type Calendar = {
  readonly activities: readonly Tile[];
  readonly weeks: readonly (Areas & { readonly weekdate: string })[];
};

const calendar = async (world: World, from: number, to: number): Promise<Calendar> => {
  const counts = "exercise { due done } measurement { due done } questionnaire { due done }";
  const range = `startdate: "${addDays(world.today(), from)}", enddate: "${addDays(world.today(), to)}"`;
  const { answer } =
    await therapist.call<Calendar>(`{ getDateRangeActivities(patientid: "${patient}", ${range}) { status message
    activities { date ${counts} exercises { name time } measurements { display_name time } questionnaires { name } } weeks { weekdate ${counts} } } }`);
  return answer;
};

const saveDevicesAndForms = async (save: AnySave): Promise<void> => {
  const devices = await devicesOf(therapist, patient);
  const device = { ...save.device, _id: newRow("", 0, 0)._id, deviceid: small.device };
  expect((await changeDevices(therapist, patient, devices.version, [device])).status).toBe("success");
  const forms = await formsOf(therapist, patient);
  const form = { formid: small.questionnaire, startdate: now, enddate: now + 30 };
  const rows = [
    { ...form, _id: newRow("", 0, 0)._id, scheduletype: "weekly", schedule: save.weekdays },
    { ...form, _id: newRow("", 0, 0)._id, scheduletype: "custom", schedule: save.days },
  ];
  expect((await changeForms(therapist, patient, forms.version, rows)).message).toBe("Schedule saved.");
};

const saveExercises = async ({ storedIndexes, exercises, changed: change }: AnySave) => {
  const read = await exercisesOf(therapist, patient);
  const old = read.exercises
    .filter((_, at) => storedIndexes.includes(at))
    .map((row, at) => toRowInput(row, at === 0 ? { time: change.time } : {}));
  const rows = [...old, ...exercises.map((row, at) => ({ ...newRow(small.exercise((at % 2) + 1), 0, 0), ...row }))];
  const planned = await previewSave(therapist, patient, { exercises: rows });
  const saved = await changeExercises(therapist, patient, read.version, rows, {}, planned.planHash);
  expect(saved.message).toBe("Schedule saved.");
  return planned.plan.days;
};

const due = ({ exercise, measurement, questionnaire }: Areas) => [exercise.due, measurement.due, questionnaire.due];

/** Returns the number of due items of a day in each area, as the phone receives them. */
const dueCounts = async (date: string): Promise<number[]> => {
  type Day = Record<"exercises" | "measurements" | "questionnaires", readonly object[]>;
  const { answer } = await phone.call<{ day: Day }>(
    `{ getMyDay(date: "${date}") { status message day { exercises { name } measurements { display_name } questionnaires { name } } } }`,
  );
  return [answer.day.exercises, answer.day.measurements, answer.day.questionnaires].map((items) => items.length);
};

test("whatever is saved, preview cell, calendar tile, weekly sum and the patient's app say the same, and no past day moves", async ({
  world,
}) => {
  const seed = Date.now();
  for (const save of fc.sample(anySave, { seed, numRuns: 10 })) {
    await pause(world, save);
    await saveDevicesAndForms(save);
    const before = await calendar(world, -9, -1);
    const cells = await saveExercises(save);
    expect((await calendar(world, -9, -1)).activities, `seed ${seed}`).toEqual(before.activities);
    const { activities, weeks } = await calendar(world, 0, 27);
    expect(
      cells.map(({ exercises, measurements, questionnaires }) => [exercises, measurements, questionnaires]),
      `seed ${seed}`,
    ).toEqual(activities.map(due));
    expect(activities.map((day) => day.exercises.length)).toEqual(activities.map((day) => day.exercise.due));
    for (const { weekdate, ...sums } of weeks.slice(1, 4)) {
      const its = activities.filter(({ date }) => startOfWeek(date as CalendarDate) === weekdate);
      expect(due(sums)).toEqual([0, 1, 2].map((area) => its.reduce((sum, day) => sum + due(day)[area]!, 0)));
    }
    for (const at of [0, 5, 13]) expect(await dueCounts(activities[at]!.date)).toEqual(due(activities[at]!));
  }
  const client = await world.owner.connect();
  expect(await checkProgress(client)).toEqual([]);
  client.release();
});
