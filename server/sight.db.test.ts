import { Role } from "@restride/domain/access/roles.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bypassRls } from "../dev-env/database/bypass-rls.ts";
import { filledTemplate, smallClinics } from "../dev-env/database/filled-template.ts";
import { cloneDatabase, type TestDatabase } from "../dev-env/database/test-databases.ts";
import { fillEmptyTables } from "../dev-env/small-clinics/every-table.ts";

import { small } from "../dev-env/small-clinics/ids.ts";

const clinic = small.customers[0]!;
/** The first and second patient are the first surgeon's, the third is the second surgeon's. */
const [firstSurgeon, secondSurgeon] = [small.surgeon(0, 1), small.surgeon(0, 2)];
const thirdPatient = small.patient(0, 3);
const nobody = "00000000-0000-0000-0000-000000000000";

/** Tables that name a patient, a case or a surgeon and have no limit within the clinic. */
const seenWhole: Record<string, string> = {
  account_deletions: "read by nobody who is limited: the company and jobs",
  carrier_troubles: "of devices, for the company",
  outcome_counters: "numbers of forms",
  outgoing_messages: "sealed letters, for the clinic's admin",
  password_tokens: "secrets, which row-level security opens to the look-ups of sign-in alone",
  period_counters: "numbers of patients",
  registered_patients: "nobody's patients yet, for those who take them in",
  report_job_patients: "ids in a job of one's own, which counts those who have left sight without a name",
  users: "colleagues, by name",
};

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase(filledTemplate(smallClinics, Date.now()));
  owner = new pg.Client({ connectionString: database.url, options: bypassRls });
  app = new pg.Client({ connectionString: database.url, options: "-c role=restride_app" });
  await Promise.all([owner.connect(), app.connect()]);
  await fillEmptyTables(owner);
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await database.drop();
});

interface Limits {
  readonly surgeons?: string;
  readonly caseSurgeons?: string;
  readonly patient?: string;
  readonly actor?: string;
}

const within = async (limits: Limits, count: string): Promise<number> => {
  await app.query("begin");
  const { surgeons = "", caseSurgeons = "", patient = "", actor = "" } = limits;
  const sight = `${surgeons};${caseSurgeons};${patient}`;
  await app.query("set local role restride_limited");
  for (const [name, value] of Object.entries({ customers: clinic, sight, actor }))
    await app.query("select set_config($1, $2, true)", [`restride.${name}`, value]);
  const { rows } = await app.query<{ n: number }>(count);
  await app.query("rollback");
  return rows[0]!.n;
};

const tablesWith = async (...columns: string[]): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and a.attname = any($1) order by 1`,
    [columns],
  );
  return rows.map(({ name }) => name).filter((name) => !(name in seenWhole));
};

const all = (table: string) => `select count(*)::int as n from ${table}`;
const ofPatients = (table: string, patients: string) =>
  `select count(*)::int as n from ${table} where customer_id = '${clinic}' and patient_id in (${patients})`;

test("each table that names a patient, a case or a surgeon is limited to what is in sight, or seen whole for a reason", async () => {
  const { rows } = await owner.query<{ name: string }>(
    "select tablename as name from pg_policies where policyname = 'sight' and permissive = 'RESTRICTIVE' order by 1",
  );
  expect(rows.map(({ name }) => name)).toEqual(
    [...(await tablesWith("patient_id", "about_patient", "case_id", "surgeon_id"))].toSorted(),
  );
});

test("a surgeon's transaction sees the rows of the surgeon's patients, and a surgeon of nobody none", async () => {
  const ofCases = new Set(["cases", "listed_cases", "message_patients", "callback_requests"]);
  for (const table of await tablesWith("patient_id")) {
    if (ofCases.has(table)) continue;
    expect(await within({}, all(table)), `${table} has no row to hide`).toBeGreaterThan(0);
    expect(await within({ surgeons: nobody }, all(table)), table).toBe(0);
    for (const surgeon of [firstSurgeon, secondSurgeon]) {
      const { rows } = await owner.query<{ n: number }>(
        ofPatients(table, `select patient_id from patients where surgeon_id = '${surgeon}'`),
      );
      expect(await within({ surgeons: surgeon }, all(table)), `${table} of ${surgeon}`).toBe(rows[0]!.n);
    }
  }
});

test("a patient's transaction sees that patient's rows, whatever surgeon or case they belong to", async () => {
  for (const table of await tablesWith("patient_id"))
    for (const patient of [small.patient(0, 1), thirdPatient]) {
      const { rows } = await owner.query<{ n: number }>(ofPatients(table, `'${patient}'`));
      expect(await within({ patient }, all(table)), `${table} of ${patient}`).toBe(rows[0]!.n);
    }
});

test("who is limited to some surgeons' cases sees the cases and messages of their patients, and all patients", async () => {
  for (const [table, column] of [
    ["cases", "case_id"],
    ["listed_cases", "case_id"],
    ["case_comments", "case_id"],
    ["case_views", "case_id"],
    ["case_reads", "case_id"],
    ["case_work_logs", "case_id"],
  ]) {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from ${table} where customer_id = $1 and ${column} in (
        select c.case_id from cases c join patients p using (customer_id, patient_id) where p.surgeon_id = $2)`,
      [clinic, firstSurgeon],
    );
    expect(rows[0]!.n, `${table} has no row to show`).toBeGreaterThan(0);
    expect(await within({ caseSurgeons: firstSurgeon }, all(table!)), table).toBe(rows[0]!.n);
    expect(await within({ caseSurgeons: nobody }, all(table!)), table).toBe(0);
  }
  expect(await within({ caseSurgeons: firstSurgeon }, all("patients"))).toBe(3);
});

test("a surgeon's transaction sees the drafts of the own patients, and those without a surgeon that the surgeon began", async () => {
  const [me, colleague] = [small.user(0, Role.surgeon), small.user(0, Role.physio)];
  await owner.query("delete from patient_drafts");
  for (const [surgeon, author] of [
    [firstSurgeon, colleague],
    [secondSurgeon, me],
    [null, me],
    [null, colleague],
  ])
    await owner.query(
      `insert into patient_drafts
         (customer_id, draft_id, surgeon_id, step, typed, created_by, changed_by, changed_at, editing_user_id, editing_session_id, editing_active_at, begun_at)
       values ($1, gen_random_uuid(), $2, 'info', '{}', $3, $3, now(), $3, gen_random_uuid(), now(), now())`,
      [clinic, surgeon, author],
    );
  expect(await within({ surgeons: firstSurgeon, actor: me }, all("patient_drafts"))).toBe(2);
  expect(await within({ surgeons: firstSurgeon, actor: colleague }, all("patient_drafts"))).toBe(2);
  expect(await within({ surgeons: nobody, actor: thirdPatient }, all("patient_drafts"))).toBe(0);
  expect(await within({ actor: me }, all("patient_drafts"))).toBe(4);
});

test("a surgeon's transaction sees the own record among the surgeons, and a case's or a whole clinic's all", async () => {
  expect(await within({ surgeons: firstSurgeon }, all("surgeons"))).toBe(1);
  expect(await within({ surgeons: nobody }, all("surgeons"))).toBe(0);
  expect(await within({ caseSurgeons: firstSurgeon }, all("surgeons"))).toBe(await within({}, all("surgeons")));
});

test("a change reaches nobody out of sight", async () => {
  const change = `with changed as (update patients set last_name = 'X' returning 1) select count(*)::int as n from changed`;
  expect(await within({}, change)).toBe(3);
  expect(await within({ surgeons: secondSurgeon }, change)).toBe(1);
  expect(await within({ patient: thirdPatient }, change)).toBe(1);
  expect(await within({ surgeons: nobody }, change)).toBe(0);
});
