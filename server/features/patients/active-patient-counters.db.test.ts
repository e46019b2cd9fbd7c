import { Role } from "@restride/domain/access/roles.ts";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bypassRls } from "../../../dev-env/database/bypass-rls.ts";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "../../../dev-env/database/test-databases.ts";
import { fillSmallClinics } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { migrate } from "../../platform/database/migrate.ts";

const writers = 4;
const clinic = small.customers[0]!;
let database: TestDatabase;
let owner: pg.Client;
let apps: pg.Client[];

beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  await fillSmallClinics(database.url, Date.UTC(2026, 10, 2));
  owner = new pg.Client({ connectionString: database.url, options: bypassRls });
  const options = `-c role=restride_app -c restride.customers=${clinic} -c restride.actor=${small.user(0, Role.admin)}`;
  apps = Array.from({ length: writers }, () => new pg.Client({ connectionString: database.url, options }));
  await Promise.all([owner, ...apps].map((client) => client.connect()));
});
afterAll(async () => {
  await Promise.all([owner, ...apps].map((client) => client.end()));
  await database.drop();
});

const rowsOf = async (text: string) => (await owner.query(text)).rows;
const storedCounters = () =>
  rowsOf(`select customer_id, active, sum(patients)::int as patients from active_patient_counters group by 1, 2
    having sum(patients) <> 0 order by 1, 2`);
const recounted = () =>
  rowsOf("select customer_id, active, count(*)::int as patients from patients group by 1, 2 order by 1, 2");

type Statement = readonly [text: string, values: unknown[]];
const id = (n: number) => `0190abcd-0000-7000-8000-${String(n).padStart(12, "0")}`;
const somebody = fc.nat(5).map(id);
const happening = fc.oneof<fc.Arbitrary<Statement>[]>(
  fc.tuple(somebody, fc.boolean()).map(([one, active]) => [
    `insert into patients (customer_id, patient_id, surgeon_id, first_name, last_name, gender, dob, email, phone, surgery_type, surgery_date, active)
     values ($1, $2, $3, 'A', 'B', 'female', '1960-05-01', 'count@count.example', '+13125550100', 'hip', '2026-10-01', $4)
     on conflict do nothing`,
    [clinic, one, small.surgeon(0, 1), active],
  ]),
  fc
    .tuple(somebody, fc.boolean())
    .map(([one, active]) => ["update patients set active = $2 where patient_id = $1", [one, active]]),
  somebody.map((one) => ["update patients set surgery_date = surgery_date + 1 where patient_id = $1", [one]]),
  somebody.map((one) => ["delete from patients where patient_id = $1", [one]]),
);

test("whatever several people do at once, how many patients are counted is how many there are", async () => {
  expect(await storedCounters()).toEqual(await recounted());
  const ofWriter = fc.array(happening, { minLength: 5, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.array(ofWriter, { minLength: writers, maxLength: writers }), async (all) => {
      await Promise.all(
        all.map(async (happenings, at) => {
          for (const [text, values] of happenings) await apps[at]!.query(text, values);
        }),
      );
      expect(await storedCounters()).toEqual(await recounted());
    }),
    { numRuns: 10, endOnFailure: true },
  );
});

test("a writer never waits for a counter that another one holds", async () => {
  const [one, other] = [apps[0]!, apps[1]!];
  const active = (who: number, value: boolean): [string, unknown[]] => [
    "update patients set active = $2 where patient_id = $1",
    [small.patient(0, who), value],
  ];
  await one.query("begin");
  await one.query(...active(1, false));
  await other.query(...active(2, false));
  await one.query("commit");
  expect(await storedCounters()).toEqual(await recounted());
});

test("counted anew in one go, there are as many", async () => {
  const before = await storedCounters();
  await owner.query("select count_all_patients()");
  expect(await storedCounters()).toEqual(before);
  expect((await rowsOf("select from active_patient_counters")).length).toBe(before.length);
});
