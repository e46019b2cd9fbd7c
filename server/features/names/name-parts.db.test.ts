import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { searchParts } from "@restride/domain/names/search-form.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSmallDatabase, type SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { formNames } from "./form-names.ts";
import { namedIds } from "./name-parts.lookups.ts";
import { saveName } from "./name-parts.commands.ts";

const clinic = systemCustomerScope(small.customers[0]!, "test");
const sister = systemCustomerScope(small.customers[1]!, "test");
let opened: SmallDatabase;
let db: SmallDatabase["db"];
let owner: SmallDatabase["owner"];

beforeAll(async () => {
  opened = await openSmallDatabase();
  ({ db, owner } = opened);
});
afterAll(() => opened.close());

const parts = async (id: string) =>
  (await owner.query("select part from name_parts where owner_id = $1 order by part", [id])).rows.map(
    ({ part }) => part,
  );
const waiting = async () =>
  (await owner.query("select owner_id from unformed_names")).rows.map(({ owner_id }) => owner_id);
const one = small.patient(1, 1);

test("a name that is written without its parts waits for them and gets them in a minute", async () => {
  await owner.query("update patients set last_name = 'Muñoz-Vega' where patient_id = $1", [one]);
  expect([await parts(one), await waiting()]).toEqual([[], [one]]);
  expect(await formNames(db)).toBe(1);
  expect([await parts(one), await waiting()]).toEqual([["munoz", "munozvega", "pat1", "vega"], []]);
  expect(await formNames(db)).toBe(0);
});

test("a change of something else leaves the parts, and the end of a row takes them along", async () => {
  const reminder = "0192f000-00aa-7000-8000-000000000001";
  await owner.query(
    `insert into reminders (customer_id, patient_id, reminder_id, day, title, created_at) values ($1, $2, $3, '2026-01-01', 'Lab Draw', now())`,
    [small.customers[1], one, reminder],
  );
  await formNames(db);
  await owner.query("update reminders set day = '2026-01-02', message = 'x' where reminder_id = $1", [reminder]);
  expect([await parts(reminder), await waiting()]).toEqual([["draw", "lab", "labdraw"], []]);
  await owner.query("delete from reminders where reminder_id = $1", [reminder]);
  expect([await parts(reminder), await waiting()]).toEqual([[], []]);
});

test("parts are of the name that is written last, whoever forms names meanwhile", async () => {
  const two = small.patient(1, 2);
  const rename = (last: string) =>
    db.rows(
      sister,
      "rename",
      sql`update patients set first_name = 'Ann', last_name = ${last} where patient_id = ${two}`,
    );
  await rename("First");
  const renamed = Promise.withResolvers<void>();
  const forming = renamed.promise.then(() => formNames(db));
  await db.transaction(sister, async () => {
    await rename("Second");
    renamed.resolve();
    saveName(db, sister, "patient", two, ["Ann", "Second"]);
  });
  await forming;
  expect([await parts(two), await waiting()]).toEqual([["ann", "second"], []]);
});

test("another clinic's names are found by nobody else", async () => {
  const find = async (scope: typeof clinic) =>
    (
      await db.rows(scope, "find", sql<{ ids: string[] }>`select ${namedIds("patient", searchParts("pat3"))} as ids`)
    )[0]!.ids;
  expect(await find(clinic)).toEqual([small.patient(0, 3)]);
  expect(await find(sister)).toEqual([small.patient(1, 3)]);
  await expect(
    db.rows(clinic, "peek", sql`select from name_parts where customer_id = ${small.customers[1]}`),
  ).resolves.toEqual([]);
  expect(await db.rows(systemScope("test"), "all", sql`select from name_parts where part = 'pat3'`)).toHaveLength(3);
});
