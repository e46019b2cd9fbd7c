import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bypassRls } from "../dev-env/database/bypass-rls.ts";
import { newInstallation } from "../dev-env/database/filled-template.ts";
import { cloneDatabase, type TestDatabase } from "../dev-env/database/test-databases.ts";
import { fillEmptyTables } from "../dev-env/small-clinics/every-table.ts";
import { fillSmallClinics } from "../dev-env/small-clinics.ts";
import { small } from "../dev-env/small-clinics/ids.ts";

const [mine, sister] = small.customers;
const notGuarded = ["users", "customers"];

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;
let tables: string[];

beforeAll(async () => {
  database = await cloneDatabase(newInstallation());
  await fillSmallClinics(database.url, Date.now());
  owner = new pg.Client({ connectionString: database.url, options: bypassRls });
  app = new pg.Client({ connectionString: database.url, options: "-c role=restride_app" });
  await Promise.all([owner.connect(), app.connect()]);
  // The tables come from the catalog, so that a new table is covered automatically.
  const tableRows = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'customer_id'
       and c.relname <> 'password_tokens' order by 1`,
  );
  tables = tableRows.rows.map(({ name }) => name);
  await fillEmptyTables(owner);
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await database.drop();
});

const withRls = async <T>(customers: string, work: () => Promise<T>): Promise<T> => {
  await app.query("begin");
  await app.query("select set_config('restride.customers', $1, true)", [customers]);
  try {
    return await work();
  } finally {
    await app.query("rollback");
  }
};

const count = async (client: pg.Client, table: string, customer: string): Promise<number> =>
  (await client.query(`select count(*)::int as n from ${table} where customer_id = $1`, [customer])).rows[0].n;

test("every table with a customer has row level security, its customer first in the primary key, and rows to prove it", async () => {
  for (const table of tables) {
    const { rows } = await owner.query<{ rls: boolean; first: string }>(
      `select c.relrowsecurity as rls, (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum = i.indkey[0]) as first
       from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary where c.relname = $1`,
      [table],
    );
    expect(rows[0]?.rls, table).toBe(true);
    expect(rows[0]?.first, table).toBe(table === "users" ? "user_id" : "customer_id");
    expect(await count(owner, table, sister!), `${table} has no row to hide`).toBeGreaterThan(0);
  }
});

test("row-level security for several clinics shows the rows of each and of no other", async () => {
  for (const customers of [`${mine},${sister}`, `${small.customers[2]},${sister},${mine}`])
    await withRls(customers, async () => {
      for (const table of tables) {
        const { rows } = await app.query(
          `select distinct customer_id as id from ${table} where customer_id is not null`,
        );
        const seen = rows.map(({ id }) => id as string);
        expect(seen, table).toEqual(expect.arrayContaining([mine, sister]));
        expect(customers.split(","), table).toEqual(expect.arrayContaining(seen));
      }
    });
});

test("row-level security of one clinic hides the other clinic's rows, whatever the statement asks for", async () => {
  for (const table of tables)
    await withRls(mine!, async () => {
      expect(await count(app, table, mine!), table).toBeGreaterThan(0);
      expect(await count(app, table, sister!), table).toBe(0);
    });
});

test("without its settings row-level security shows nothing at all", async () => {
  for (const table of tables)
    expect((await app.query(`select count(*)::int as n from ${table}`)).rows[0].n, table).toBe(0);
});

const attempt = (text: string, values: unknown[]) =>
  withRls(mine!, async () => (await app.query(text, values)).rowCount).catch((error: { code: string }) => error.code);

const hashOf = async (table: string): Promise<string> =>
  (await owner.query(`select md5(string_agg(t::text, '' order by t::text)) as hash from ${table} t`)).rows[0].hash;

test("row-level security of one clinic lets no row of another be changed or taken", async () => {
  const refused = [0, "42501"];
  for (const table of tables) {
    const before = await hashOf(table);
    expect(refused, table).toContain(
      await attempt(`update ${table} set customer_id = customer_id where customer_id = $1`, [sister]),
    );
    expect(refused, table).toContain(await attempt(`delete from ${table} where customer_id = $1`, [sister]));
    expect(await hashOf(table), table).toBe(before);
  }
});

test("row-level security of one clinic lets no row be written into another", async () => {
  for (const table of tables.filter((each) => !notGuarded.includes(each))) {
    const before = await hashOf(table);
    const copied = await attempt(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('customer_id', $1::text))).* from ${table} t limit 1`,
      [sister],
    );
    expect(["42501", "428C9"], `${table} let a row in`).toContain(copied);
    expect(await hashOf(table), table).toBe(before);
  }
});

/** Tables of a clinic that are not audited: logs, counters of other tables, and values that can be computed again. */
const notAudited = [
  "active_patient_counters", // counts of patients
  "audit_log",
  "case_counters", // counts of cases
  "case_reads", // follows from cases and comments, which are audited
  "case_views", // the times at which a person viewed a case
  "device_order_counts", // counts of orders, which are audited
  "domain_event_counters",
  "domain_events", // a log itself
  "handled_events",
  "list_versions",
  "listed_cases", // follows from cases and comments
  "listed_units", // follows from devices and their schedules
  "message_patient_counters", // counts of patients who have messages
  "message_patients", // counts of messages
  "name_parts", // follows from names, which are audited
  "outcome_counters", // counts of forms
  "outcome_fills", // how far forms are counted
  "outgoing_messages", // encrypted, and emptied after the message was sent
  "patient_days", // follows from the plan and the recordings, which are audited
  "patient_progress",
  "patient_reads", // a log itself
  "period_counters", // counts of patients
  "period_spans", // the days of periods
  "period_sums", // follows from patient_days
  "progress_codes", // a code for ten minutes
  "published_events",
  "recovery_values", // follows from recordings
  "recovery_windows", // statistics of recovery_values
  "unformed_names", // names whose parts are not written yet
  "unit_counters", // counts of units
];

test("proof 1.2: every change of every table of a clinic is in the audit log", async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname = 'audit' and t.tgfoid = 'record_audit'::regproc and t.tgenabled = 'O'
       and t.tgtype & 29 = 29 and t.tgtype & 2 = 0`, // after insert, update and delete, for each row
  );
  const audited = rows.map(({ name }) => name);
  expect(tables.filter((table) => !audited.includes(table))).toEqual(
    notAudited.filter((table) => tables.includes(table)),
  );
  for (const table of tables.filter((each) => !notAudited.includes(each))) {
    const logged = (
      await owner.query("select from audit_log where table_name = $1 and customer_id = $2", [table, mine])
    ).rowCount;
    expect(logged, table).toBe(await count(owner, table, mine!));
  }
});

test("proof 1.2: the audit log holds no secret, whichever table it comes from", async () => {
  const { rows: columns } = await owner.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_trigger t join pg_class c on c.oid = t.tgrelid
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where t.tgname = 'audit' and a.attname ~ '(hash|token|secret|password|code_hash|pdf)' and a.attname <> 'tokens_valid_from'`,
  );
  expect(columns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual([
    "account_deletions.token_hash",
    "consent_documents.pdf",
    "patients.password_hash",
    "push_devices.token",
    "trusted_devices.token_hash",
    "users.password_hash",
  ]);
  await owner.query("insert into trusted_devices values ($1, $2, 'a hash', 'Desk', '', now(), now(), now())", [
    small.device,
    small.user(0, 1),
  ]);
  await owner.query("insert into push_devices values ($1, 'an address', 'web')", [small.user(0, 1)]);
  for (const { table, column } of columns) {
    const { rows } = await owner.query(
      "select count(*)::int as all, count(*) filter (where after ? $2)::int as told from audit_log where table_name = $1",
      [table, column],
    );
    expect(rows[0].all, table).toBeGreaterThan(0);
    expect(rows[0].told, `${table}.${column}`).toBe(0);
  }
});

test("proof 1.2: the audit log names the actor of the transaction, and cannot be rewritten", async () => {
  await withRls(mine!, async () => {
    await app.query("select set_config('restride.actor', 'somebody', true)");
    await app.query("update patients set last_name = 'New' where patient_id = $1", [small.patient(0, 1)]);
    const { rows } = await app.query(
      "select actor, before ->> 'last_name' as was, after ->> 'last_name' as is from audit_log where table_name = 'patients' and action = 'update'",
    );
    expect(rows).toEqual([{ actor: "somebody", was: "Clinic1", is: "New" }]);
  });
  for (const rewrite of ["delete from audit_log", "update audit_log set actor = 'x'", "truncate audit_log"])
    await expect(
      withRls(mine!, () => app.query(rewrite)),
      rewrite,
    ).rejects.toMatchObject({ code: "42501" });
});

test("the application may not rewrite the list of migrations, and nobody else runs the owner's functions", async () => {
  for (const statement of [
    "update schema_migrations set checksum = 'x'",
    "delete from schema_migrations",
    "insert into schema_migrations values ('x', 'x')",
  ])
    await expect(
      withRls("*", () => app.query(statement)),
      statement,
    ).rejects.toMatchObject({ code: "42501" });
  const { rows } = await owner.query(
    `select p.proname from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
     where p.prosecdef and p.pronamespace = 'public'::regnamespace and a.grantee = 0`,
  );
  expect(rows).toEqual([]);
});
