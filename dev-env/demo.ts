import pg from "pg";
import { seed } from "./seed/seed.ts";

/** Fills an empty database with the demo world; one that has companies already is left as it is. */
export const fillDemo = async (databaseUrl: string, now: number, say: (line: string) => void): Promise<void> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const { rowCount } = await pool.query("select from companies limit 1");
  if (rowCount === 0) {
    say("Making demo data: six clinics, 600 patients, 14 months …");
    await seed({ pool, now });
  }
  await pool.end();
};
