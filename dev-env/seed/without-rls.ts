import type pg from "pg";

const rlsTables = `
  select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and c.relforcerowsecurity`;

const auditedTables = `
  select t.tgrelid::regclass::text as name from pg_trigger t where t.tgname = 'audit' and not t.tgisinternal`;

const namesOf = async (client: pg.PoolClient, sql: string): Promise<string[]> =>
  (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);

const eachTable = async (client: pg.PoolClient, tables: readonly string[], change: string): Promise<void> => {
  for (const table of tables) await client.query(`alter table ${table} ${change}`);
};

/** Disables triggers and foreign keys for the transaction, which needs a superuser. The generated rows have valid references anyway. */
const asReplica = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query<{ super: boolean }>(
    "select rolsuper as super from pg_roles where rolname = session_user",
  );
  if (rows[0]?.super) await client.query("set local session_replication_role = replica");
};

/**
 * Runs work as the owner of the tables in one transaction, without row-level security, which would block COPY, and without the audit log, because the
 * log of a made-up world is made up too.
 */
export const withoutRls = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local role none; set local statement_timeout = 0; set local synchronous_commit = off");
    await asReplica(client);
    const [restricted, audited] = [await namesOf(client, rlsTables), await namesOf(client, auditedTables)];
    await eachTable(client, restricted, "no force row level security");
    await eachTable(client, audited, "disable trigger audit");
    const result = await work(client);
    await eachTable(client, audited, "enable trigger audit");
    await eachTable(client, restricted, "force row level security");
    await client.query("commit");
    await client.query("analyze");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
