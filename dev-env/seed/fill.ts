import { newPool } from "@restride/server/platform/database/client.ts";
import { formAllNames } from "../database/form-all-names.ts";
import { seed } from "./seed.ts";

/** How large a world to make, and from which number. */
export type Filling = { readonly patients?: number; readonly seed?: number; readonly log?: (line: string) => void };

/** Fills the empty, migrated database at an address with the demo world of an instant. */
export const fillWithSeed = async (databaseUrl: string, now: number, filling: Filling = {}): Promise<number> => {
  const pool = newPool({ connectionString: databaseUrl, max: 1 });
  try {
    const rows = await seed({ pool, now, ...filling });
    await formAllNames(databaseUrl);
    return rows;
  } finally {
    await pool.end();
  }
};
