import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { storedPeriods } from "@restride/domain/home/stored-periods.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { type Id, noId } from "@restride/domain/values/id.ts";
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

/** Renews the sums of a clinic slice by slice, then counts them. */
const renewClinic = async ({ store, slice = 200 }: Deps, customerId: Id, today: CalendarDate): Promise<void> => {
  const scope = systemCustomerScope(customerId, name);
  await store.replaceSpans(scope, storedPeriods(today));
  let ids = await store.nextPatients(scope, noId, slice);
  while (ids.length > 0) {
    await store.renew(scope, ids);
    ids = await store.nextPatients(scope, ids.at(-1)!, slice);
  }
  await store.count(scope);
};

/**
 * Timed job that renews, every few minutes, the sums of the clinics whose day has begun, and of those that have none yet. Until a clinic is done its days
 * are summed when somebody asks. A renewal that breaks off begins again, and holds no other clinic up: the first error is thrown at the end.
 */
export const renewPeriodSums = (deps: Deps): TimedJob => ({
  name,
  crontab: "*/5 * * * *",
  run: async () => {
    const errors: unknown[] = [];
    for (const { customerId, today } of await deps.store.acrossCustomersOutdated(
      systemScope(name),
      instantOf(deps.now()),
    ))
      await renewClinic(deps, customerId, today).catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw errors[0];
  },
});
