import type pg from "pg";
import { newPool, withOwnClient } from "@restride/server/platform/database/client.ts";
import { bypassRls } from "./database/bypass-rls.ts";
import { countAllOutcomes } from "./database/count-all-outcomes.ts";
import { renewAllPeriodSums } from "./database/renew-all-period-sums.ts";
import { seed } from "./seed/seed.ts";
import * as texts from "./demo-texts.ts";

/** Throws for a database with people whom the demo did not create. Call it before anything in the database is changed. */
export const refuseForeign = (databaseUrl: string): Promise<void> =>
  withDatabase(databaseUrl, async (client) => {
    if (await isFilled(client, "users", "companies")) {
      const { rows } = await client.query("select obj_description('companies'::regclass) as mark");
      if (rows[0].mark !== texts.demoMark) throw new Error(texts.databaseIsForeign);
    }
  });

/** Fills an empty database with the demo world; a database with companies is left unchanged. Returns whether it was empty. */
export const fillDemo = async (
  databaseUrl: string,
  now: number,
  say: (line: string) => void,
  patients = 600,
): Promise<boolean> => {
  if (await withDatabase(databaseUrl, (client) => isFilled(client, "companies"))) return false;
  say(texts.makingDemoData(patients));
  const pool = newPool({ connectionString: databaseUrl, max: 1 });
  await pool.query(`comment on table companies is '${texts.demoMark}'`);
  await seed({ pool, now, patients });
  await pool.end();
  await renewAllPeriodSums(databaseUrl, now);
  await countAllOutcomes(databaseUrl);
  return true;
};

const isFilled = async (client: pg.Client, ...tables: string[]): Promise<boolean> => {
  for (const table of tables) {
    const there = await client.query("select to_regclass($1) is not null as yes", [table]);
    if (there.rows[0].yes && (await client.query(`select from ${table} limit 1`)).rowCount === 1) return true;
  }
  return false;
};

const withDatabase = <T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withOwnClient({ connectionString, options: bypassRls }, work);
