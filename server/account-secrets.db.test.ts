import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appLogin } from "../dev-env/database/app-login.ts";
import { bypassRls } from "../dev-env/database/bypass-rls.ts";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "../dev-env/database/test-databases.ts";
import { fillSmallClinics } from "../dev-env/small-clinics.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { migrate } from "./platform/database/migrate.ts";
import { makePool } from "./platform/database/pool.ts";
import { refuseUnfitLogin } from "./platform/database/request-login.ts";
import { prepareSchema } from "./prepare-database.ts";

const [me, other] = [small.user(0, 1), small.user(1, 1)];
const clinic = small.customers[0]!;
const someId = "0192f000-0000-7000-8000-000000000001";
/** Tables that all customers share: content, companies, and the list of migrations. */
const shared = [
  "care_plan_devices",
  "care_plan_questionnaires",
  "care_plan_regimens",
  "care_plans",
  "collation_versions",
  "companies",
  "device_metrics",
  "devices",
  "diagnosis_codes",
  "diagnosis_synonyms",
  "exercises",
  "note_categories",
  "phone_repairs",
  "questionnaires",
  "questions",
  "regimen_exercises",
  "regimens",
  "schema_migrations",
  "standard_consent_forms",
];
const nobodysOwn = ["bot_checks", "deletion_requests", "one_time_codes", "password_tokens"];
const ownable = ["idempotency_keys", "sessions", "trusted_devices"];
/** Content that companies create, and counts over their clinics, visible to the company alone. */
const ofCompanies = [
  "company_case_counters",
  "company_order_counters",
  "company_unit_counters",
  "content",
  "content_drafts",
  "content_versions",
];
const secrets = [...nobodysOwn, ...ownable];

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Pool;
beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  await fillSmallClinics(database.url, Date.now());
  owner = new pg.Client({ connectionString: database.url, options: bypassRls });
  await owner.connect();
  app = makePool(await appLogin(database.url), 1);
  for (const user of [me, other]) await owner.query(rowsOf(user));
  await owner.query("insert into bot_checks values ('signature', 'hash', now())");
  await owner.query("insert into rate_limits values ('passwordByAccount:a@b.example', 1, 1)");
  await owner.query(`insert into deletion_requests (request_id, first_name, last_name, dob, email, phone, requested_at)
    values ('${someId}', 'a', 'b', '1960-05-01', 'a@b.example', '+1', now())`);
});
afterAll(async () => {
  await app.end();
  await owner.end();
  await database.drop();
});

const rowsOf = (user: string): string => `
  insert into one_time_codes values (gen_random_uuid(), '${user}', 'hash', 5, now(), now(), now());
  insert into password_tokens values ('of ${user}', '${user}', null, null, now(), null);
  insert into trusted_devices values (gen_random_uuid(), '${user}', 'of ${user}', 'Desk', '', now(), now(), now());
  insert into sessions values (gen_random_uuid(), '${user}', now(), now(), now(), 'AdminWeb', 'Desk', '');
  insert into push_devices values ('${user}', 'of ${user}', 'web');
  insert into idempotency_keys values ('${user}', 'key', 'addEvent', 'hash', '{}', now())`;

const as = async <T>(customers: string, actor: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await app.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('restride.customers', $1, true), set_config('restride.actor', $2, true)", [
      customers,
      actor,
    ]);
    return await work(client);
  } finally {
    await client.query("rollback");
    client.release();
  }
};
const counted = async (client: pg.PoolClient, tables: readonly string[]): Promise<number[]> => {
  const counts: number[] = [];
  for (const table of tables) counts.push((await client.query(`select from ${table}`)).rowCount!);
  return counts;
};

test("row-level security of a clinic hides all secrets but the caller's own, and without settings it hides all", async () => {
  expect(await as(clinic, me, (client) => counted(client, nobodysOwn))).toEqual([0, 0, 0, 0]);
  expect(await as(clinic, me, (client) => counted(client, ownable))).toEqual([1, 1, 1]);
  expect(await as(clinic, someId, (client) => counted(client, secrets))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(await as("", "", (client) => counted(client, secrets))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(await as("*", "sign-in", (client) => counted(client, secrets))).toEqual([1, 1, 2, 2, 2, 2, 2]);
});

test("who works in a clinic neither reads nor changes what others tried, and whoever signs in is counted", async () => {
  const changes = async (client: pg.PoolClient) =>
    (await client.query("update rate_limits set points = 0 returning key")).rows;
  expect(await as(clinic, me, changes)).toEqual([]);
  expect(await as("", "", changes)).toEqual([{ key: "passwordByAccount:a@b.example" }]);
  await expect(
    as(clinic, me, (client) => client.query("insert into rate_limits values ('x', 1, 1)")),
  ).rejects.toMatchObject({ code: "42501" });
});

test("a clinic tells its own people, whose browsers only they add and remove", async () => {
  const seen = async (client: pg.PoolClient) =>
    (await client.query<{ user_id: string }>("select user_id from push_devices")).rows.map(({ user_id }) => user_id);
  const removed = async (client: pg.PoolClient) => (await client.query("delete from push_devices")).rowCount;
  expect(await as(clinic, someId, seen)).toEqual([me]);
  expect(await as(small.customers[2]!, someId, seen)).toEqual([]);
  expect(await as("", "", seen)).toEqual([]);
  expect(await as(clinic, someId, removed)).toBe(0);
  expect(await as(clinic, me, removed)).toBe(1);
});

test("events that may tell of an attack are hidden from every clinic, and from their own account", async () => {
  await owner.query(`insert into security_events values (current_date, 'lockOut', '${me}', '', 1, now())`);
  const seen = async (client: pg.PoolClient) => (await client.query("select from security_events")).rowCount;
  expect(await as(clinic, me, seen)).toBe(0);
  expect(await as("", "", seen)).toBe(0);
  expect(await as("*", "security-events", seen)).toBe(1);
});

test("another's secrets are neither brought in, changed nor removed", async () => {
  for (const insert of rowsOf(other).split(";"))
    await expect(
      as(clinic, me, (client) => client.query(insert.replaceAll("of ", "new ").replace("'key'", "'new'"))),
      insert,
    ).rejects.toMatchObject({ code: "42501" });
  for (const table of secrets)
    expect(
      await as(clinic, someId, async (client) => (await client.query(`delete from ${table}`)).rowCount),
      table,
    ).toBe(0);
});

test("a table without a customer has row-level security as a secret of accounts, or is listed as shared", async () => {
  const { rows } = await owner.query<{ name: string; restricted: boolean }>(
    `select relname as name, relrowsecurity as restricted from pg_class c where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
       and not exists (select from pg_attribute where attrelid = c.oid and attname = 'customer_id' and c.relname <> 'password_tokens') order by 1`,
  );
  const named = (isRestricted: boolean) =>
    rows.filter(({ restricted }) => restricted === isRestricted).map(({ name }) => name);
  expect(named(false)).toEqual(shared);
  expect(named(true)).toEqual(
    [...secrets, ...ofCompanies, "push_devices", "rate_limits", "security_events"].toSorted(),
  );
});

test("who switches an account off ends its secrets without seeing them, and its tokens for good", async () => {
  await as(clinic, small.user(0, 2), async (client) => {
    await client.query("update users set active = false where user_id = $1", [me]);
    await client.query("update users set active = true where user_id = $1", [me]);
    const { rows } = await client.query("select tokens_valid_from = now() as now from users where user_id = $1", [me]);
    expect(rows).toEqual([{ now: true }]);
    await client.query("set local restride.customers = '*'");
    const ended = ["one_time_codes", "password_tokens", "sessions", "trusted_devices", "push_devices"];
    expect(await counted(client, ended)).toEqual([1, 1, 1, 1, 1]);
  });
});

test("a patient's tokens end for good with the account, and with the password", async () => {
  const patient = small.patient(0, 1);
  const change = async (...statements: string[]) =>
    as(clinic, me, async (client) => {
      await client.query("update patients set tokens_valid_from = '2020-01-01' where patient_id = $1", [patient]);
      for (const set of statements) await client.query(`update patients set ${set} where patient_id = $1`, [patient]);
      const ended = "select tokens_valid_from = now() as ended from patients where patient_id = $1";
      return (await client.query(ended, [patient])).rows[0].ended;
    });
  expect(await change("active = false", "active = true")).toBe(true);
  expect(await change("password_hash = 'another'")).toBe(true);
  expect(await change("first_name = 'Ann'")).toBe(false);
});

test("the login that serves requests can become nobody who bypasses row-level security", async () => {
  const client = await app.connect();
  await client.query("set role none");
  expect((await client.query("select from patients")).rowCount).toBe(0);
  expect((await client.query("select session_user as who")).rows).toEqual([{ who: "restride_login" }]);
  await expect(client.query("set role restride")).rejects.toMatchObject({ code: "42501" });
  await expect(client.query("alter table patients disable row level security")).rejects.toMatchObject({
    code: "42501",
  });
  client.release(true);
});

test("a login that bypasses row-level security is refused with what to do", async () => {
  await refuseUnfitLogin({ databaseUrl: database.url, appDatabaseUrl: await appLogin(database.url) });
  await expect(refuseUnfitLogin({ databaseUrl: database.url, appDatabaseUrl: database.url })).rejects.toThrow(
    "The login that serves requests is a superuser or may pass by row level security, or may become a role that is, so that a mistake in one statement could open all customers. " +
      "Name in RESTRIDE_APP_DATABASE_URL a login that is a member of restride_app, restride_limited and nothing else, or let DATABASE_URL name an ordinary owner of the database.",
  );
});

test("an ordinary owner with the right to make roles brings a database to its schema, with the rows that come with it", async () => {
  const name = `restride_owner_${process.pid}`;
  await owner.query(`create role ${name} login createrole`);
  await owner.query(`grant restride_app, restride_limited to ${name} with admin option`);
  const empty = await cloneDatabase({ fingerprint: "empty", prepare: async () => {} });
  try {
    const url = new URL(empty.url);
    await owner.query(`alter database ${url.pathname.slice(1)} owner to ${name}`);
    url.username = name;
    await prepareSchema(url.href);
    await refuseUnfitLogin({ databaseUrl: url.href, appDatabaseUrl: url.href });
    const pool = makePool(url.href, 1);
    expect((await pool.query("select from patients")).rowCount).toBe(0);
    await pool.end();
  } finally {
    await empty.drop();
    await owner.query(`revoke restride_app, restride_limited from ${name} cascade`);
    await owner.query(`drop role ${name}`);
  }
});
