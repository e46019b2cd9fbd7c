import { systemScope } from "@restride/domain/access/scope.ts";
import type { Database } from "../../platform/database/database.ts";
import type { TimedJob } from "../../platform/jobs/jobs.ts";
import { makeNamePartsStore } from "./name-parts.store.ts";

/** Names of one transaction: some 50 ms, in which their rows stay free for everybody else. */
const sliceSize = 1_000;

/** Writes the parts of names that have none, slice by slice: all of them after a migration, else what was written without them. Answers how many. */
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

/** Every minute: names that an older server or a person wrote past this one are found again. */
export const formNamesJob = (db: Database): TimedJob => ({
  name: "form-names",
  crontab: "* * * * *",
  run: async () => void (await formNames(db)),
});
