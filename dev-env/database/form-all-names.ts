import { formNames } from "@restride/server/features/names/form-names.ts";
import { makeDatabase } from "@restride/server/platform/database/database.ts";
import { makePool } from "@restride/server/platform/database/pool.ts";

/** Writes the parts of all names that have none, such as those of rows that were not written by the product. */
export const formAllNames = async (databaseUrl: string): Promise<void> => {
  const db = makeDatabase(makePool(databaseUrl, 1));
  await formNames(db).finally(db.close);
};
