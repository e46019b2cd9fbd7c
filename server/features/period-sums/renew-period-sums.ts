import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { storedPeriods } from "@restride/domain/home/stored-periods.ts";
import { noId } from "@restride/domain/values/id.ts";
import { instantOf } from "../../platform/instant.ts";
import type { TimedJob } from "../../platform/jobs/jobs.ts";
import type { PeriodSumsStore } from "./period-sums.store.ts";

interface Deps {
  readonly store: PeriodSumsStore;
  readonly now: () => number;
  /** Number of patients whose sums are renewed in one transaction, while which changes of days in their clinic wait. */
  readonly slice?: number;
}

const name = "renew-period-sums";

/**
 * Timed job that renews, every few minutes, the sums of the clinics whose day has begun, and of those that have none yet. Until a clinic is done its days
 * are summed when somebody asks. A renewal that breaks off begins again.
 */
export const renewPeriodSums = ({ store, now, slice = 200 }: Deps): TimedJob => ({
  name,
  crontab: "*/5 * * * *",
  run: async () => {
    for (const { customerId, today } of await store.acrossCustomersOutdated(systemScope(name), instantOf(now()))) {
      const scope = systemCustomerScope(customerId, name);
      await store.replaceSpans(scope, storedPeriods(today));
      let ids = await store.nextPatients(scope, noId, slice);
      while (ids.length > 0) {
        await store.renew(scope, ids);
        ids = await store.nextPatients(scope, ids.at(-1)!, slice);
      }
      await store.count(scope);
    }
  },
});
