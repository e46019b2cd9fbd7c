import type pg from "pg";

/**
 * Statements that write as much to the temporary files and to the log of the server as a small change would, and then undo everything. They
 * fail on a full disk, a standby and a read-only database.
 */
const probeStatements = [
  "begin",
  "set local work_mem = '64kB'",
  "set local temp_tablespaces = ''",
  "select count(*) from generate_series(1, 10000)",
  "select pg_logical_emit_message(true, 'restride', '')",
  "commit",
].join(";");

const isReadOnly = "select current_setting('transaction_read_only') = 'on' or pg_is_in_recovery() as yes";

/** Returns whether the database answers and accepts changes now. */
export const isWritable = async (pool: pg.Pool): Promise<boolean> => {
  const client = await pool.connect().catch(() => null);
  if (client === null) return false;
  try {
    const { rows } = await client.query<{ yes: boolean }>(isReadOnly);
    if (!rows[0]!.yes) await client.query(probeStatements);
    client.release();
    return !rows[0]!.yes;
  } catch {
    client.release(true);
    return false;
  }
};
