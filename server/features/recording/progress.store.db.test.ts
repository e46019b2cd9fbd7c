import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { beforeEach, expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeProgressStore } from "./progress.store.ts";

const scope = systemCustomerScope(small.customers[0], "test");
const [ada, bob] = [small.patient(0, 1), small.patient(0, 2)];
const day = (text: string) => text as CalendarDate;

beforeEach<{ database: SmallDatabase }>(async ({ database: { owner } }) => {
  await owner.query("delete from patient_days");
  await owner.query(
    `update patient_progress set as_of = '2026-11-20', exercise_due = 10, exercise_done = 5, measurement_due = 10, measurement_done = 5,
       knee_score = null, knee_score_day = null, flexion = null, flexion_day = null, flexion_at = null, flexion_source = null`,
  );
  for (const patient of [ada, bob])
    for (const date of ["2026-11-19", "2026-11-20", "2026-11-21"])
      await owner.query(
        "insert into patient_days (customer_id, patient_id, day, exercise_due) values ($1, $2, $3, 2)",
        [scope.customerId, patient, date],
      );
});

const sums = async ({ owner }: SmallDatabase, patient = ada) =>
  (
    await owner.query(
      "select exercise_due, exercise_done, measurement_due, measurement_done from patient_progress where patient_id = $1",
      [patient],
    )
  ).rows.map((row) => Object.values(row).map(Number))[0];
const days = async ({ owner }: SmallDatabase, patient = ada) =>
  (
    await owner.query("select exercise_done as done from patient_days where patient_id = $1 order by day", [patient])
  ).rows.map(({ done }) => done);

test("what is done counts on its day and in the sums once that day has come, on the running day as due with it", async ({
  database,
}) => {
  const { db } = database;
  const count = (date: string) =>
    db.transaction(scope, async () => makeProgressStore(db).countDone(scope, ada, "exercise", day(date)));
  await count("2026-11-19");
  expect([await days(database), await sums(database)]).toEqual([
    [1, 0, 0],
    [10, 6, 10, 5],
  ]);
  await count("2026-11-20");
  expect([await days(database), await sums(database)]).toEqual([
    [1, 1, 0],
    [11, 7, 10, 5],
  ]);
  await count("2026-11-21");
  expect([await days(database), await sums(database)]).toEqual([
    [1, 1, 1],
    [11, 7, 10, 5],
  ]);
  await count("2026-11-01");
  expect(await sums(database)).toEqual([11, 7, 10, 5]);
  expect([await days(database, bob), await sums(database, bob)]).toEqual([
    [0, 0, 0],
    [10, 5, 10, 5],
  ]);
});

test("a score is the last one unless a later day has one; on its own day it is replaced", async ({ database }) => {
  const { db, owner } = database;
  const keep = (value: number, date: string) =>
    makeProgressStore(db).saveScore(scope, ada, "knee_score", { value, date: day(date), at: "", source: "" });
  for (const [value, date, last] of [
    [30, "2026-11-10", 30],
    [31, "2026-11-09", 30],
    [32, "2026-11-10", 32],
    [33, "2026-11-11", 33],
  ] as const) {
    await db.transaction(scope, async () => keep(value, date));
    const { rows } = await owner.query(
      "select patient_id as id, knee_score::int as last from patient_progress where knee_score is not null",
    );
    expect(rows).toEqual([{ id: ada, last }]);
  }
});
