import { newPool } from "@restride/server/platform/database/client.ts";
import { writeAllNameParts } from "../database/write-all-name-parts.ts";
import { seed } from "./seed.ts";

/** Size of a world, and the seed it is generated from. */
export type FillOptions = { readonly patients?: number; readonly seed?: number; readonly log?: (line: string) => void };

/** Fills an empty, migrated database with the demo world as of an instant. Returns the number of rows. */
export const fillWithSeed = async (databaseUrl: string, now: number, filling: FillOptions = {}): Promise<number> => {
  const pool = newPool({ connectionString: databaseUrl, max: 1 });
  try {
    const rows = await seed({ pool, now, ...filling });
    await writeAllNameParts(databaseUrl);
    return rows;
  } finally {
    await pool.end();
  }
};
