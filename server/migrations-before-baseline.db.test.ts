import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "../dev-env/database/test-databases.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { migrate } from "./platform/database/migrate.ts";
import { readMigrationsBeforeBaseline } from "./platform/database/migration-files.ts";
import { prepareContent } from "./prepare-database.ts";

/** Migrates a database to the schema before a migration, and records the migrations that ran. */
const migrateBefore = async (url: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "create table schema_migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())",
  );
  for (const migration of await readMigrationsBeforeBaseline()) {
    if (migration.name >= name) break;
    await client.query(migration.sql);
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [
      migration.name,
      migration.checksum,
    ]);
  }
  await client.end();
};

let database: TestDatabase;
let client: pg.Client;
const logged: string[] = [];
const [clinic, patient, gone] = [small.customers[0], small.patient(0, 1), small.patient(0, 2)];

beforeAll(async () => {
  const template = migratedTemplate((url) => migrateBefore(url, "0024"), ["server/migrations/before-baseline/*.sql"]);
  database = await cloneDatabase({ ...template, fingerprint: `before${template.fingerprint.slice(6)}` });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const run = (sql: string) => client.query(sql);
  await run("set session_replication_role = replica");
  await run(`insert into companies (company_id, name) values ('${small.companies[0]}', 'x')`);
  await run(
    `insert into customers (customer_id, name, access_code, company_id) values ('${clinic}', 'x', 'X1', '${small.companies[0]}')`,
  );
  for (const [id, active, lastName] of [
    [patient, true, "Muñoz-Vega"],
    [gone, false, "O’Neil"],
  ])
    await run(`insert into patients (customer_id, patient_id, surgeon_id, first_name, last_name, gender, dob, email, phone, surgery_type, surgery_date, active)
      values ('${clinic}', '${id}', gen_random_uuid(), 'x', '${lastName}', 'male', '1960-01-01', 'x', 'x', 'knee', '2026-11-10', ${active})`);
  const key = `'${clinic}', '${patient}'`;
  await run(
    `insert into patient_exercises values (${key}, '${small.exerciseItem(0, 1, 1)}', gen_random_uuid(), null, 1, 42, 3, 2, 4, 10, 5, false, null)`,
  );
  for (const [at, status] of ["Delivered", "Deleted"].entries())
    await run(`insert into patient_devices (customer_id, patient_id, item_id, device_id, start_day, end_day, interval, times, status)
      values (${key}, '${small.deviceItem(0, at + 1)}', gen_random_uuid(), 2, 43, 1, 3, '${status}')`);
  await run(
    `insert into patient_questionnaires values (${key}, '${small.formItem(0, 1)}', gen_random_uuid(), 'custom', '{}', '{14,42}', 14, 42, true)`,
  );
  await run(`insert into patient_days (customer_id, patient_id, day, exercise_due, exercise_done) values
    (${key}, '2026-11-19', 2, 1), (${key}, '2026-11-20', 5, 2), ('${clinic}', '${gone}', current_date + 3, 2, 0)`);
  await run(`insert into patient_progress (customer_id, patient_id, as_of, exercise_due, exercise_done, flexion, flexion_day)
    values (${key}, '2026-11-20', 7, 3, 105, '2026-11-19')`);
  for (const status of ["Assigned", "Assigned", "Unassigned", "Unresolved"])
    await run(`insert into cases (customer_id, case_id, type, status, summary, description, created_at, updated_at)
      values ('${clinic}', gen_random_uuid(), 'System Technical', '${status}', 'x', 'x', now(), now())`);
  await run("set session_replication_role = default");
  await migrate(database.url, (line) => logged.push(line));
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const rows = async (sql: string) => (await client.query(sql)).rows as Record<string, unknown>[];

test("schedules of before become one open revision of each item on the patient's surgery date; a deleted device has none", async () => {
  const revisions =
    await rows(`select item_id, valid_from::text, valid_to, surgery_date::text, start_day, end_day, skip_on_surgery_date as skip,
    interval, times, sets, repeats, hold_seconds, schedule_type, days from item_revisions order by item_id`);
  const open = { valid_from: "0001-01-01", valid_to: null, surgery_date: "2026-11-10" };
  const none = { sets: null, repeats: null, hold_seconds: null, schedule_type: null, days: null };
  expect(revisions).toEqual([
    {
      ...none,
      ...open,
      item_id: small.exerciseItem(0, 1, 1),
      start_day: 1,
      end_day: 42,
      skip: false,
      interval: 3,
      times: 2,
      sets: 4,
      repeats: 10,
      hold_seconds: 5,
    },
    { ...none, ...open, item_id: small.deviceItem(0, 1), start_day: 2, end_day: 43, skip: true, interval: 1, times: 3 },
    {
      ...none,
      ...open,
      item_id: small.formItem(0, 1),
      start_day: 14,
      end_day: 42,
      skip: true,
      interval: null,
      times: null,
      schedule_type: "custom",
      days: [14, 42],
    },
  ]);
});

test("of today only what is done stays in the sums; scores of before stay", async () => {
  expect(await rows("select exercise_due, exercise_done, flexion::float from patient_progress")).toEqual([
    { exercise_due: 4, exercise_done: 3, flexion: 105 },
  ]);
});

test("who is inactive already is paused from the next day on, and nothing is due then", async () => {
  expect(
    await rows(
      "select patient_id, inactive_from - current_date as days, active_again_on, (select sum(exercise_due)::int from patient_days d where d.patient_id = s.patient_id) as due from inactive_spells s",
    ),
  ).toEqual([{ patient_id: gone, days: 1, active_again_on: null, due: 0 }]);
});

test("C119: cases that were Assigned to nobody become Unassigned, and the log counts them", async () => {
  const { rows } = await client.query("select status, count(*)::int from cases group by status order by status");
  expect(rows).toEqual([
    { status: "Unassigned", count: 3 },
    { status: "Unresolved", count: 1 },
  ]);
  expect(logged).toEqual(["2 cases that nobody looked after are Unassigned now."]);
});

test("names of before wait for their parts, which the start writes", async () => {
  const parts = () => rows("select owner_id as id, part from name_parts where kind = 'patient' order by 1, 2");
  expect([await parts(), await rows("select kind from unformed_names order by kind")]).toEqual([
    [],
    [{ kind: "company" }, { kind: "customer" }, { kind: "customerCode" }, { kind: "patient" }, { kind: "patient" }],
  ]);
  await prepareContent(database.url);
  expect(await parts()).toEqual([
    { id: patient, part: "munoz" },
    { id: patient, part: "munozvega" },
    { id: patient, part: "vega" },
    { id: patient, part: "x" },
    { id: gone, part: "neil" },
    { id: gone, part: "oneil" },
    { id: gone, part: "x" },
  ]);
  expect(await rows("select kind from unformed_names")).toEqual([]);
});
