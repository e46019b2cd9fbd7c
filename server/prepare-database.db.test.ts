import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../dev-env/database/test-databases.ts";
import { loadDiagnosisCodes } from "./features/diagnoses/diagnosis-codes.store.ts";
import { prepareSchema } from "./prepare-database.ts";

let database: TestDatabase;
let owner: pg.Client;
beforeEach(async () => {
  database = await cloneDatabase({ fingerprint: "empty", prepare: async () => undefined });
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

const rows = async (sql: string) => (await owner.query(sql)).rows as unknown[];
const tables = ["standard_consent_forms", "note_categories", "diagnosis_synonyms", "diagnosis_codes"];
const contents = async () => {
  const all: unknown[][] = [];
  for (const table of tables) all.push(await rows(`select t::text from ${table} t order by 1`));
  return all;
};
const prepare = () => prepareSchema(database.url);

test("an empty database gets forms, categories and codes, once however many processes start", async () => {
  await Promise.all([prepare(), prepare(), prepare()]);
  expect((await contents()).map(({ length }) => length)).toEqual([3, 5, 61, 529]);
  expect(await rows("select sequence, title from standard_consent_forms order by sequence")).toEqual([
    { sequence: 1, title: "Authorization for release of information" },
    { sequence: 2, title: "Remote monitoring consent" },
    { sequence: 3, title: "Device agreement" },
  ]);
  expect(await rows("select name, is_default, active from note_categories order by position")).toEqual([
    { name: "General", is_default: true, active: true },
    { name: "Clinical Update", is_default: false, active: true },
    { name: "Phone Call", is_default: false, active: true },
    { name: "Wound Review", is_default: false, active: true },
    { name: "Device Support", is_default: false, active: true },
  ]);
  expect(
    await rows(
      "select code, description, synonyms, heading, listed_from::text, ended_on, side from diagnosis_codes where code in ('I10', 'M17.11') order by 1",
    ),
  ).toEqual([
    {
      code: "I10",
      description: "Essential (primary) hypertension",
      synonyms: "high blood pressure",
      heading: false,
      listed_from: "2025-10-01",
      ended_on: null,
      side: null,
    },
    {
      code: "M17.11",
      description: "Unilateral primary osteoarthritis, right knee",
      synonyms: "worn knee, knee arthritis, gonarthrosis, degenerative joint disease, DJD",
      heading: false,
      listed_from: "2025-10-01",
      ended_on: null,
      side: "right",
    },
  ]);
  const before = await contents();
  await prepare();
  expect(await contents()).toEqual(before);
});

test("what a person changed since stays, and only what is missing is added", async () => {
  await prepare();
  await owner.query("update standard_consent_forms set body = '<p>Ours</p>' where sequence = 2");
  await owner.query("update note_categories set name = 'Telephone', active = false where position = 3");
  await owner.query("update diagnosis_synonyms set synonyms = 'knee trouble' where code_prefix = 'M17'");
  await owner.query(
    "update diagnosis_codes set description = 'High pressure', ended_on = '2026-10-01' where code = 'I10'",
  );
  const before = await contents();
  await owner.query("delete from note_categories where position = 5");
  await owner.query("delete from diagnosis_codes where code = 'D62'");
  await prepare();
  expect(await contents()).toEqual(before);
});

test("a newer list of codes gets none of the list that ships", async () => {
  await prepare();
  await owner.query("delete from diagnosis_codes where code = 'D62'");
  const list = [{ code: "I10", description: "Hypertension", heading: false }];
  expect(await loadDiagnosisCodes(database.url, list, calendarDate("2026-10-01"))).toBe(true);
  const before = await contents();
  await prepare();
  expect(await contents()).toEqual(before);
  expect(await rows("select from diagnosis_codes where code = 'D62'")).toEqual([]);
});
