import { formNames } from "@restride/server/features/names/form-names.ts";
import { makeDatabase } from "@restride/server/platform/database/database.ts";
import { makePool } from "@restride/server/platform/database/pool.ts";

/** Writes the search index of names that are not indexed yet, such as those in rows that a test or the seed wrote by SQL. */
export const writeAllNameParts = async (databaseUrl: string): Promise<void> => {
  const db = makeDatabase(makePool(databaseUrl, 1));
  await formNames(db).finally(db.close);
};
