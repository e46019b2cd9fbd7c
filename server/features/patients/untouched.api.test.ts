import { Role } from "@restride/domain/access/roles.ts";
import { addDays, type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, sharedWorldTest as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, atNoon);

const [clinic, patient] = [small.customers[0], small.patient(0, 1)];
let therapist: Caller;
let today: CalendarDate;

test.beforeAll(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
  today = todayIn(world.clock.now(), "America/Chicago");
});

const run = (world: World, sql: string, ...values: unknown[]) => world.owner.query(sql, [clinic, patient, ...values]);

/** On each of the three days before today two exercises and a measurement are due, and nothing was done. */
test.beforeEach(async ({ world }) => {
  for (const table of ["exercise_done", "device_readings", "patient_days"])
    await world.owner.query(`delete from ${table} where customer_id = $1`, [clinic]);
  for (const back of [1, 2, 3])
    await run(
      world,
      `insert into patient_days (customer_id, patient_id, day, exercise_due, exercise_done, measurement_due, measurement_done)
       values ($1, $2, $3, 2, 0, 1, 0)`,
      addDays(today, -back),
    );
});

const isListed = async (engagement: string): Promise<boolean> => {
  const { answer } = await therapist.call<{ patients: { _id: string }[] }>(
    "query ($f: PatientFilters) { getPatientList(filters: $f) { status patients { _id } } }",
    { f: { engagement, days: 3 } },
  );
  return answer.patients.some(({ _id }) => _id === patient);
};
const doRound = (world: World, back: number) =>
  run(
    world,
    `insert into exercise_done (customer_id, patient_id, day, item_id, times_done, last_at) values ($1, $2, $3, $4, 1, now())`,
    addDays(today, -back),
    small.exerciseItem(0, 1, 1),
  );

describe("the quick view of patients without any exercise for three days", () => {
  test("finds a patient with something due and no round on each of the days", async () => {
    expect([await isListed("exercise.untouched"), await isListed("measurement.untouched")]).toEqual([true, true]);
  });

  test.for([1, 2, 3])(
    "leaves out a patient who did one round %s days ago, of whom nothing is finished",
    async (back, { world }) => {
      await doRound(world, back);
      expect(await isListed("exercise.untouched")).toBe(false);
      expect([await isListed("exercise.skipped"), await isListed("measurement.untouched")]).toEqual([true, true]);
    },
  );

  test("does not look at today, or at the day before the three", async ({ world }) => {
    await doRound(world, 0);
    await doRound(world, 4);
    expect(await isListed("exercise.untouched")).toBe(true);
  });

  test("leaves out a patient with a day on which nothing was due", async ({ world }) => {
    await run(
      world,
      "update patient_days set exercise_due = 0 where customer_id = $1 and patient_id = $2 and day = $3",
      addDays(today, -2),
    );
    expect([await isListed("exercise.untouched"), await isListed("measurement.untouched")]).toEqual([false, true]);
  });

  test("leaves out a patient with one reading of a device", async ({ world }) => {
    await run(
      world,
      `insert into device_readings (customer_id, patient_id, item_id, taken_at, day, values) values ($1, $2, $3, now(), $4, '{1}')`,
      small.deviceItem(0, 1),
      addDays(today, -1),
    );
    expect([await isListed("exercise.untouched"), await isListed("measurement.untouched")]).toEqual([true, false]);
  });

  test("finds each patient by what is due to that patient and done by nobody else", async ({ world }) => {
    const other = small.patient(0, 2);
    const listed = async (engagement: string) => {
      const { answer } = await therapist.call<{ patients: { _id: string }[] }>(
        "query ($f: PatientFilters) { getPatientList(filters: $f) { status patients { _id } } }",
        { f: { engagement, days: 3 } },
      );
      return answer.patients.map(({ _id }) => _id).toSorted();
    };
    for (const back of [1, 2, 3])
      await world.owner.query(
        `insert into patient_days (customer_id, patient_id, day, exercise_due, exercise_done, measurement_due, measurement_done)
         values ($1, $2, $3, 2, 1, 1, 1)`,
        [clinic, other, addDays(today, -back)],
      );
    await world.owner.query(
      "insert into exercise_done (customer_id, patient_id, day, item_id, times_done, last_at) values ($1, $2, $3, $4, 1, now())",
      [clinic, other, addDays(today, -1), small.exerciseItem(0, 2, 1)],
    );
    expect([await listed("exercise.untouched"), await listed("measurement.untouched")]).toEqual([
      [patient],
      [patient, other],
    ]);
  });

  test("is refused of an area or a slice that has no such question", async () => {
    for (const filters of [{ engagement: "questionnaire.untouched" }, { compliance: "exercise.untouched" }]) {
      const { answer } = await therapist.call("query ($f: PatientFilters) { getPatientList(filters: $f) { status } }", {
        f: filters,
      });
      expect(answer.status).toBe("fail");
    }
  });
});
