import { formNames } from "@restride/server/features/names/form-names.ts";
import { makeDatabase } from "@restride/server/platform/database/database.ts";
import { makePool } from "@restride/server/platform/database/pool.ts";

/** Writes the search parts of all names that have none, such as names in rows that the product did not write. */
export const writeAllNameParts = async (databaseUrl: string): Promise<void> => {
  const db = makeDatabase(makePool(databaseUrl, 1));
  await formNames(db).finally(db.close);
};
