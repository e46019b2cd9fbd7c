import { withOwnClient } from "@restride/server/platform/database/client.ts";

/** Runs statements one after the other on a separate connection. */
export const runStatements = (databaseUrl: string, statements: readonly string[]): Promise<void> =>
  withOwnClient({ connectionString: databaseUrl }, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
