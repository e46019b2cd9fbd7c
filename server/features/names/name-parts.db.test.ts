import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { searchParts } from "@restride/domain/names/search-form.ts";
import { sql } from "kysely";
import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { formNames } from "./form-names.ts";
import { idsByContact, namedIds } from "./name-parts.lookups.ts";
import { saveName } from "./name-parts.commands.ts";

const clinic = systemCustomerScope(small.customers[0]!, "test");
const sister = systemCustomerScope(small.customers[1]!, "test");

const parts = async (database: SmallDatabase, id: string) =>
  (await database.owner.query("select part from name_parts where owner_id = $1 order by part", [id])).rows.map(
    ({ part }) => part,
  );
const waiting = async (database: SmallDatabase) =>
  (await database.owner.query("select owner_id from unformed_names")).rows.map(({ owner_id }) => owner_id);
const one = small.patient(1, 1);

test("a name that is written without its parts waits for them and gets them in a minute", async ({ database }) => {
  await database.owner.query("update patients set last_name = 'Muñoz-Vega' where patient_id = $1", [one]);
  expect([await parts(database, one), await waiting(database)]).toEqual([[], [one]]);
  expect(await formNames(database.db)).toBe(1);
  expect([await parts(database, one), await waiting(database)]).toEqual([["munoz", "munozvega", "pat1", "vega"], []]);
  expect(await formNames(database.db)).toBe(0);
});

test("a change of something else leaves the parts, and the end of a row takes them along", async ({ database }) => {
  const reminder = "0192f000-00aa-7000-8000-000000000001";
  await database.owner.query(
    `insert into reminders (customer_id, patient_id, reminder_id, day, title, created_at) values ($1, $2, $3, '2026-01-01', 'Lab Draw', now())`,
    [small.customers[1], one, reminder],
  );
  await formNames(database.db);
  await database.owner.query("update reminders set day = '2026-01-02', message = 'x' where reminder_id = $1", [
    reminder,
  ]);
  expect([await parts(database, reminder), await waiting(database)]).toEqual([["draw", "lab", "labdraw"], []]);
  await database.owner.query("delete from reminders where reminder_id = $1", [reminder]);
  expect([await parts(database, reminder), await waiting(database)]).toEqual([[], []]);
});

test("parts are of the name that is written last, whoever forms names meanwhile", async ({ database }) => {
  const two = small.patient(1, 2);
  const rename = (last: string) =>
    database.db.rows(
      sister,
      "rename",
      sql`update patients set first_name = 'Ann', last_name = ${last} where patient_id = ${two}`,
    );
  await rename("First");
  const renamed = Promise.withResolvers<void>();
  const forming = renamed.promise.then(() => formNames(database.db));
  await database.db.transaction(sister, async () => {
    await rename("Second");
    renamed.resolve();
    saveName(database.db, sister, "patient", two, ["Ann", "Second"]);
  });
  await forming;
  expect([await parts(database, two), await waiting(database)]).toEqual([["ann", "second"], []]);
});

test("another clinic's names are found by nobody else", async ({ database }) => {
  const find = async (scope: typeof clinic) =>
    (
      await database.db.rows(
        scope,
        "find",
        sql<{ ids: string[] }>`select ${namedIds("patient", searchParts("pat3"))} as ids`,
      )
    )[0]!.ids;
  expect(await find(clinic)).toEqual([small.patient(0, 3)]);
  expect(await find(sister)).toEqual([small.patient(1, 3)]);
  await expect(
    database.db.rows(clinic, "peek", sql`select from name_parts where customer_id = ${small.customers[1]}`),
  ).resolves.toEqual([]);
  expect(
    await database.db.rows(systemScope("test"), "all", sql`select from name_parts where part = 'pat3'`),
  ).toHaveLength(3);
});

test("contact details are found by any piece of them, and not in a search for names", async ({ database }) => {
  const surgeon = small.surgeon(1, 1);
  await database.owner.query(
    "update surgeons set email = 'zoe@harbor.example', phone_public = '+13125550177' where surgeon_id = $1",
    [surgeon],
  );
  await formNames(database.db);
  const find = async (ids: ReturnType<typeof namedIds>) =>
    (await database.db.rows(sister, "find", sql<{ ids: string[] }>`select ${ids} as ids`))[0]!.ids;
  expect(await find(idsByContact("surgeonContact", "(312) 555-0177"))).toEqual([surgeon]);
  expect(await find(idsByContact("surgeonContact", "OE@Harb"))).toEqual([surgeon]);
  expect(await find(namedIds("surgeon", ["harbor"]))).toEqual([]);
  await database.owner.query("update surgeons set email = 'zoe@lake.example' where surgeon_id = $1", [surgeon]);
  await formNames(database.db);
  expect(await find(idsByContact("surgeonContact", "harbor"))).toEqual([]);
});

test("many names are formed by slices of 1,000, each in a transaction of its own", async ({ database }) => {
  const { db, owner } = database;
  await formNames(db);
  await owner.query("set session_replication_role = replica");
  await owner.query(
    `insert into companies (company_id, name) select gen_random_uuid(), 'Many ' || n from generate_series(1, 2500) n`,
  );
  await owner.query("set session_replication_role = default");
  await owner.query("select queue_unformed_names()");
  const formed: number[] = [];
  const countFormed = async () =>
    (await owner.query("select count(*)::int as n from name_parts where part = 'many'")).rows[0].n;
  const transaction: typeof db.transaction = async (scope, work) => {
    const result = await db.transaction(scope, work);
    formed.push(await countFormed());
    return result;
  };
  expect(await formNames({ ...db, transaction })).toBe(2500);
  expect(formed).toEqual([1000, 2000, 2500, 2500]);
});
