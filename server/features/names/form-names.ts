import { systemScope } from "@restride/domain/access/scope.ts";
import type { Database } from "../../platform/database/database.ts";
import type { TimedJob } from "../../platform/jobs/jobs.ts";
import { makeNamePartsStore } from "./name-parts.store.ts";

/** Number of names in one transaction, which takes about 50 ms, so that their rows are not locked for long. */
const sliceSize = 1_000;

/**
 * Writes the parts of names that have none, slice by slice: all of them after a migration, otherwise those that were written without parts.
 * Returns how many.
 */
export const formNames = async (db: Database, scope = systemScope("form-names")): Promise<number> => {
  const store = makeNamePartsStore(db);
  const formSlice = () =>
    db.transaction(scope, async () => {
      const names = await store.acrossCustomersUnformed(scope, sliceSize);
      if (names.length > 0) await store.acrossCustomersWrite(scope, names);
      return names.length;
    });
  let total = 0;
  for (let formed = await formSlice(); formed > 0; formed = await formSlice()) total += formed;
  return total;
};

/** Timed job that writes every minute the parts of names that an older server or a person wrote without them. */
export const formNamesJob = (db: Database): TimedJob => ({
  name: "form-names",
  crontab: "* * * * *",
  run: async () => void (await formNames(db)),
});
