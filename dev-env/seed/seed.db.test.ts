import { emailField } from "@restride/domain/values/email.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkProgress } from "../check-progress.ts";
import { newInstallation } from "../database/filled-template.ts";
import { cloneDatabase, type TestDatabase } from "../database/test-databases.ts";
import { seed } from "./seed.ts";
import { stories } from "./stories/stories.ts";

const now = 1_795_114_800_000; // 2026-11-20 13:00 in Chicago
const patients = 36;

const grown = async (database: TestDatabase, seedNumber: number, onStatement = () => {}): Promise<pg.Pool> => {
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...text: unknown[]) => unknown;
    Object.assign(client, { query: (...text: unknown[]) => (onStatement(), query(...text)) });
  });
  await seed({ pool, seed: seedNumber, patients, now });
  return pool;
};

/** Returns a hash of the rows of each table that the seed fills. The hash leaves out `slot`, because the slot of a counter is random. */
const fingerprint = async (pool: pg.Pool): Promise<Record<string, string>> => {
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_stat_user_tables where schemaname = 'public' and relname not in ('schema_migrations') order by 1",
  );
  const prints: Record<string, string> = {};
  for (const { name } of rows) {
    const result = await pool.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg((to_jsonb(t) - 'slot')::text, '' order by (to_jsonb(t) - 'slot')::text)), '') as print from ${name} t`,
    );
    prints[name] = result.rows[0]!.print;
  }
  return prints;
};

describe("the demo world", () => {
  let databases: TestDatabase[];
  let pools: pg.Pool[];
  let pool: pg.Pool;
  let statements = 0;

  beforeAll(async () => {
    const template = newInstallation();
    databases = [await cloneDatabase(template), await cloneDatabase(template), await cloneDatabase(template)];
    pool = await grown(databases[0]!, 7, () => (statements += 1));
    pools = [pool, await grown(databases[1]!, 7), await grown(databases[2]!, 8)];
  });

  afterAll(async () => {
    for (const each of pools) await each.end();
    for (const database of databases) await database.drop();
  });

  const one = async (sql: string): Promise<Record<string, unknown>> =>
    (await pool.query(sql)).rows[0] as Record<string, unknown>;

  test("rows go in by the table, not one by one", async () => {
    const { rows } = await one("select (select count(*) from patient_days)::int as rows");
    expect(statements).toBeLessThan(Number(rows) / 2);
  });

  test("the same seed gives the same rows, another seed others", async () => {
    const [first, second, other] = [
      await fingerprint(pools[0]!),
      await fingerprint(pools[1]!),
      await fingerprint(pools[2]!),
    ];
    expect(second).toEqual(first);
    expect(other.patients).not.toEqual(first.patients);
    expect(other.exercises).toEqual(first.exercises);
  });

  test("the kept progress is what the schedule engine says, and a wrong day is found", async () => {
    const client = await pool.connect();
    expect(await checkProgress(client)).toEqual([]);
    await client.query("begin");
    await client.query(
      "update patient_days set exercise_done = exercise_done + 1 where ctid = (select min(ctid) from patient_days)",
    );
    expect(await checkProgress(client)).toHaveLength(2);
    await client.query("rollback");
    client.release();
  });

  test("every reference leads somewhere", async () => {
    const { rows } = await pool.query<{ child: string; parent: string; columns: string[]; keys: string[] }>(`
      select conrelid::regclass::text as child, confrelid::regclass::text as parent,
        (select json_agg(attname order by n) from unnest(conkey) with ordinality k(num, n) join pg_attribute on attrelid = conrelid and attnum = num) as columns,
        (select json_agg(attname order by n) from unnest(confkey) with ordinality k(num, n) join pg_attribute on attrelid = confrelid and attnum = num) as keys
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
    expect(rows.length).toBeGreaterThan(20);
    for (const { child, parent, columns, keys } of rows) {
      const on = columns.map((column, at) => `p.${keys[at]} = c.${column}`).join(" and ");
      const isComplete = columns.map((column) => `c.${column} is not null`).join(" and ");
      const lost = await one(
        `select count(*)::int as lost from ${child} c where ${isComplete} and not exists (select from ${parent} p where ${on})`,
      );
      expect(lost, `${child} → ${parent}`).toEqual({ lost: 0 });
    }
  });

  test("nothing lies in the future, nothing post-op is done before surgery, no reading comes before its device", async () => {
    const time = new Date(now).toISOString();
    expect(
      await one(`select
        (select count(*)::int from device_readings where taken_at > '${time}') as readings,
        (select count(*)::int from exercise_done where last_at > '${time}') as rounds,
        (select count(*)::int from questionnaire_answers where submitted_at > '${time}') as answers,
        (select count(*)::int from patients where created_at > '${time}' or consented_at < registered_at) as patients,
        (select count(*)::int from exercise_done join patients p using (customer_id, patient_id) where day = p.surgery_date) as at_surgery,
        (select count(*)::int from device_readings r join patient_devices d using (customer_id, patient_id, item_id)
          where d.delivered_on is null or r.day < d.delivered_on) as early`),
    ).toEqual({ readings: 0, rounds: 0, answers: 0, patients: 0, at_surgery: 0, early: 0 });
  });

  test("every patient can be saved: the longest name too has an address that the form takes", async () => {
    const { rows } = await pool.query<{ email: string }>("select email from patients");
    const taken = emailField("");
    expect(rows.filter(({ email }) => !taken.safeParse(email).success)).toEqual([]);
  });

  test("every story is told in the first clinic", async () => {
    const { rows } = await pool.query<{ name: string }>(
      "select first_name || ' ' || last_name as name from patients join customers using (customer_id) where access_code = 'TAM100'",
    );
    const names = rows.map(({ name }) => name);
    for (const { firstname, lastname } of stories) expect(names).toContain(`${firstname} ${lastname}`);
  });

  test("as many patients are counted as there are, though no trigger saw them come", async () => {
    const { rows: counted } = await pool.query(
      "select customer_id, active, patients from active_patient_counters order by 1, 2",
    );
    const { rows: there } = await pool.query(
      "select customer_id, active, count(*)::int as patients from patients group by 1, 2 order by 1, 2",
    );
    expect(counted).toEqual(there);
  });

  test("row-level security is in force again, and the audit log listens", async () => {
    // Functions that write the log and end secrets run with the owner's rights.
    const forOwner =
      "'audit_log', 'one_time_codes', 'password_tokens', 'deletion_requests', 'trusted_devices', 'sessions', 'idempotency_keys', 'rate_limits', 'bot_checks', 'push_devices', 'security_events'";
    const policies = `select count(*)::int as open from pg_class where relrowsecurity and not relforcerowsecurity
      and relnamespace = 'public'::regnamespace and relname not in (${forOwner})`;
    expect(await one(policies)).toEqual({ open: 0 });
    expect(
      await one("select count(*)::int as off from pg_trigger where tgname = 'audit' and tgenabled <> 'O'"),
    ).toEqual({ off: 0 });
  });
});
