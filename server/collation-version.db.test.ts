import { cloneDatabase, migratedTemplate, type TestDatabase } from "../dev-env/database/test-databases.ts";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { followCollation } from "./platform/database/collation-version.ts";
import { migrate } from "./platform/database/migrate.ts";

let database: TestDatabase;
let owner: pg.Client;
let lines: string[];
beforeEach(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  owner = new pg.Client(database.url);
  await owner.connect();
  lines = [];
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

const follow = () => followCollation(database.url, (line) => lines.push(line));
const rows = async (sql: string) => (await owner.query(sql)).rows;
const noted = async () => (await rows("select version from collation_versions"))[0]?.version;
const fileOf = async (index: string) => (await rows(`select pg_relation_filenode('${index}') as file`))[0].file;

test("the version of the collation is noted at the first start, and nothing is rebuilt until it changes", async () => {
  const before = await fileOf("patients_by_name");
  await follow();
  await follow();
  expect(await noted()).toBe(
    (await rows("select pg_collation_actual_version(oid) as v from pg_collation where collname = 'und-x-icu'"))[0].v,
  );
  expect([lines, await fileOf("patients_by_name")]).toEqual([[], before]);
});

test("another version rebuilds the indexes of names, and no others, with a line that says so", async () => {
  await follow();
  const version = await noted();
  await owner.query("update collation_versions set version = '0.1'");
  const [byName, byPhone] = [await fileOf("patients_by_name"), await fileOf("patients_by_phone")];
  await follow();
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(
        `^The order of names changed with collation und-x-icu, version 0.1 to ${version}: [1-9][0-9]* indexes are rebuilt.$`,
      ),
    ),
  ]);
  expect(await fileOf("patients_by_name")).not.toBe(byName);
  expect(await fileOf("patients_by_phone")).toBe(byPhone);
  expect(await noted()).toBe(version);
  await follow();
  expect(lines).toHaveLength(1);
});

/** Columns of names that order lists. */
const orderedNames = [
  "care_plans.name",
  "companies.name",
  "customers.name",
  "devices.display_name",
  "exercises.name",
  "patients.first_name",
  "patients.last_name",
  "questionnaires.short_name",
  "regimens.name",
  "registered_patients.first_name",
  "registered_patients.last_name",
  "surgeons.first_name",
  "surgeons.last_name",
  "surgeons.name",
  "users.first_name",
  "users.last_name",
];

test("names are ordered by the collation of the schema, with accents, capitals and small words in their place", async () => {
  const columns = await rows(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and collation_name = 'und-x-icu' order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual(orderedNames);
  await owner.query("create table sorted as select last_name from patients");
  for (const name of ["Zielinski", "van der Berg", "Żółć", "Zero", "Vance", "Ämter", "Adams"])
    await owner.query("insert into sorted values ($1)", [name]);
  expect((await rows("select last_name from sorted order by last_name")).map(({ last_name }) => last_name)).toEqual([
    "Adams",
    "Ämter",
    "van der Berg",
    "Vance",
    "Zero",
    "Zielinski",
    "Żółć",
  ]);
});
