import { makePeriodSumsStore } from "@restride/server/features/period-sums/period-sums.store.ts";
import { renewPeriodSums } from "@restride/server/features/period-sums/renew-period-sums.ts";
import { makeDatabase } from "@restride/server/platform/database/database.ts";
import { makePool } from "@restride/server/platform/database/pool.ts";

/** Stores the sums of periods of all clinics, as the timed job does within five minutes. */
export const renewAllPeriodSums = async (databaseUrl: string, now: number): Promise<void> => {
  const db = makeDatabase(makePool(databaseUrl, 1));
  await renewPeriodSums({ store: makePeriodSumsStore(db), now: () => now })
    .run()
    .finally(db.close);
};
