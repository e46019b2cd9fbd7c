import { systemScope } from "@restride/domain/access/scope.ts";
import { beforeEach, expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeRollStore } from "./roll-progress.store.ts";

const scope = systemScope("test");
const clinic = small.customers[0];
const [ada, bob] = [small.patient(0, 1), small.patient(0, 2)];
const noon = "2026-11-21T12:00:00Z";

/** Two patients whose sums are those of the 19th, while it was running: what was done until then, as due and as done. */
beforeEach<{ database: SmallDatabase }>(async ({ database: { owner } }) => {
  await owner.query("delete from patient_days; delete from inactive_spells; update customers set time_zone = 'UTC'");
  await owner.query("update patient_progress set as_of = '2026-12-31'");
  for (const patient of [ada, bob]) {
    await owner.query(
      "update patient_progress set as_of = '2026-11-19', exercise_due = 11, exercise_done = 6, measurement_due = 0, measurement_done = 0 where patient_id = $1",
      [patient],
    );
    for (const [day, due, done] of [
      ["2026-11-18", 9, 9],
      ["2026-11-19", 3, 1],
      ["2026-11-20", 4, patient === ada ? 2 : 0],
      ["2026-11-21", 5, 1],
      ["2026-11-22", 7, 7],
    ])
      await owner.query(
        "insert into patient_days (customer_id, patient_id, day, exercise_due, exercise_done) values ($1, $2, $3, $4, $5)",
        [clinic, patient, day, due, done],
      );
  }
});

const sums = async ({ owner }: SmallDatabase, patient = ada) =>
  (
    await owner.query(
      "select as_of::text as day, exercise_due as due, exercise_done as done from patient_progress where patient_id = $1",
      [patient],
    )
  ).rows[0];
const dueDays = async ({ owner }: SmallDatabase, patient = ada) =>
  (
    await owner.query("select exercise_due as due from patient_days where patient_id = $1 order by day", [patient])
  ).rows.map(({ due }) => due);

test("a new day adds the days that are over in full and the new one as far as it is done, once, to each patient's own sums", async ({
  database,
}) => {
  const roll = () => makeRollStore(database.db).acrossCustomersRoll(scope, noon);
  expect(await roll()).toBe(2);
  const rolled = { day: "2026-11-21", due: 18, done: 9 };
  expect(await sums(database)).toEqual(rolled);
  expect(await sums(database, bob)).toEqual({ ...rolled, done: 7 });
  expect(await roll()).toBe(0);
  expect(await sums(database)).toEqual(rolled);
});

test("the day is that of the clinic, and nothing is added before it begins", async ({ database }) => {
  await database.owner.query("update customers set time_zone = 'America/Chicago'");
  const roll = (at: string) => makeRollStore(database.db).acrossCustomersRoll(scope, at);
  expect(await roll("2026-11-20T05:59:59Z")).toBe(0);
  expect(await roll("2026-11-20T06:00:00Z")).toBe(2);
  expect(await sums(database)).toEqual({ day: "2026-11-20", due: 15, done: 8 });
});

test("of an inactive patient nothing is due on the days that have come since, up to the day of the return", async ({
  database,
}) => {
  const pause = async (from: string, until: string | null) => {
    await database.owner.query("delete from inactive_spells");
    await database.owner.query(
      "insert into inactive_spells (customer_id, patient_id, inactive_from, active_again_on) values ($1, $2, $3, $4)",
      [clinic, ada, from, until],
    );
    await makeRollStore(database.db).acrossCustomersPause(scope, noon);
    return dueDays(database);
  };
  expect(await pause("2026-11-21", null)).toEqual([9, 3, 4, 0, 7]);
  expect(await pause("2026-11-20", "2026-11-21")).toEqual([9, 3, 0, 0, 7]);
  expect(await dueDays(database, bob)).toEqual([9, 3, 4, 5, 7]);
});

test("a return on the day itself, and the day that was running before, stay due", async ({ database }) => {
  await database.owner.query(
    "insert into inactive_spells (customer_id, patient_id, inactive_from, active_again_on) values ($1, $2, '2026-11-18', '2026-11-20')",
    [clinic, ada],
  );
  await makeRollStore(database.db).acrossCustomersPause(scope, noon);
  expect(await dueDays(database)).toEqual([9, 3, 4, 5, 7]);
});
