import { countOutcomes } from "@restride/server/features/home/count-outcomes.ts";
import { makeOutcomeCountersStore } from "@restride/server/features/home/outcome-counters.store.ts";
import { makeDatabase } from "@restride/server/platform/database/database.ts";
import { makePool } from "@restride/server/platform/database/pool.ts";

/** Counts the forms of all clinics, as the timed job does within five minutes. */
export const countAllOutcomes = async (databaseUrl: string): Promise<void> => {
  const db = makeDatabase(makePool(databaseUrl, 1));
  await countOutcomes({ store: makeOutcomeCountersStore(db) })
    .run()
    .finally(db.close);
};
