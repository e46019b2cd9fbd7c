import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { beforeEach, expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeRecordings } from "./recording.lookups.ts";

const scope = systemCustomerScope(small.customers[0], "test");
const ada = small.patient(0, 1);
const [exercise, device, form] = [small.exerciseItem(0, 1, 1), small.deviceItem(0, 1), small.formItem(0, 1)];
const day = (number: number) => `2026-11-${number}` as CalendarDate;
const dates = [18, 19, 20, 21].map(day);

/** Two patients do everything on each day from the 18th to the 21st, and nothing is due any more. */
beforeEach<{ database: SmallDatabase }>(async ({ database: { owner } }) => {
  await owner.query(
    "delete from exercise_done; delete from device_readings; delete from questionnaire_answers; delete from patient_days",
  );
  for (const patient of [1, 2])
    for (const date of dates) {
      const of = [scope.customerId, small.patient(0, patient)];
      await owner.query("insert into patient_days (customer_id, patient_id, day) values ($1, $2, $3)", [...of, date]);
      await owner.query(
        "insert into exercise_done (customer_id, patient_id, item_id, day, times_done, last_at) values ($1, $2, $3, $4, 2, now())",
        [...of, small.exerciseItem(0, patient, 1), date],
      );
      for (const hour of ["09", "08"])
        await owner.query(
          `insert into device_readings (customer_id, patient_id, item_id, day, taken_at, "values") values ($1, $2, $3, $4, $5, '{1}')`,
          [...of, small.deviceItem(0, patient), date, `${date}T${hour}:00:00Z`],
        );
      await owner.query(
        `insert into questionnaire_answers (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers)
         values ($1, $2, gen_random_uuid(), $3, $4, $5, now(), '{1}')`,
        [...of, small.formItem(0, patient), small.questionnaire, date],
      );
    }
});

const sorted = (rows: readonly { readonly itemId: Id; readonly day: string }[]) =>
  rows.map(({ itemId, day: date }) => `${itemId} ${date}`).toSorted();
const on = (item: Id, ...numbers: readonly number[]) => numbers.map((number) => `${item} ${day(number)}`);

test("of a range of days both ends count, of the patient alone", async ({ database: { db } }) => {
  const recordings = makeRecordings(db);
  const range = [scope, ada, day(19), day(20)] as const;
  expect((await recordings.days(...range)).map((row) => row.day)).toEqual([day(19), day(20)]);
  expect(sorted(await recordings.exercisesDone(...range))).toEqual(on(exercise, 19, 20));
  expect(sorted(await recordings.timesDone(...range))).toEqual(on(exercise, 19, 20));
  expect(sorted(await recordings.readingsTaken(...range))).toEqual(on(device, 19, 20));
  expect(sorted(await recordings.submissions(...range))).toEqual(on(form, 19, 20));
  const [first] = await recordings.readingsTaken(...range);
  expect(first).toMatchObject({ times: 2 });
  expect(first!.at.map((instant) => new Date(instant).getUTCHours())).toEqual([8, 9]);
});

test("from a day on all that is done counts, that day too", async ({ database: { db } }) => {
  const rows = await makeRecordings(db).doneSince(scope, ada, day(20));
  expect(sorted(rows)).toEqual([...on(exercise, 20, 21), ...on(device, 20, 21), ...on(form, 20, 21)].toSorted());
  expect(Object.fromEntries(rows.map(({ itemId, times }) => [itemId, times]))).toEqual({
    [exercise]: 2,
    [device]: 2,
    [form]: 1,
  });
});

test("an area says when something was done last, and on which day after today something is due again", async ({
  database: { db, owner },
}) => {
  await owner.query("delete from device_readings where patient_id = $1 and day > '2026-11-19'", [ada]);
  await owner.query(
    `update patient_days set exercise_due = (day in ('2026-11-19', '2026-11-20'))::int, questionnaire_due = (day = '2026-11-21')::int
     where patient_id = $1`,
    [ada],
  );
  const activity = async (number: number) =>
    Object.fromEntries(
      (await makeRecordings(db).activity(scope, ada, day(number))).map((row) => [
        row.area,
        [row.lastactivity, row.futureactivity],
      ]),
    );
  expect(await activity(19)).toEqual({
    exercise: [day(21), day(20)],
    measurement: [day(19), null],
    questionnaire: [day(21), day(21)],
  });
  expect((await activity(20)).exercise).toEqual([day(21), null]);
  const last = await makeRecordings(db).lastDone(scope, ada);
  expect(sorted(last)).toEqual([...on(exercise, 21), ...on(device, 19), ...on(form, 21)].toSorted());
  expect(Object.fromEntries(last.map(({ itemId, times }) => [itemId, times]))).toEqual({
    [exercise]: 2,
    [device]: 2,
    [form]: 1,
  });
});
