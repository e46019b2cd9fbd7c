import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { TimedJob } from "../../platform/jobs/jobs.ts";
import type { OutcomeCountersStore } from "./outcome-counters.store.ts";

interface Deps {
  readonly store: OutcomeCountersStore;
  /** Number of patients whose forms are counted in one transaction, while which changes of forms in their clinic wait. */
  readonly slice?: number;
}

/** Does something for each clinic. None holds another up: the first error is thrown at the end. */
const forEach = async (customerIds: readonly Id[], work: (customerId: Id) => Promise<unknown>): Promise<void> => {
  const errors: unknown[] = [];
  for (const customerId of customerIds) await work(customerId).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
};

/**
 * Timed job that counts, slice by slice, the forms of the clinics that are not counted yet: new ones, and all in a database from before the counters. Until
 * a clinic is done its forms are counted when somebody asks.
 */
export const countOutcomes = ({ store, slice = 200 }: Deps): TimedJob => ({
  name: "count-outcomes",
  crontab: "*/5 * * * *",
  run: async () =>
    forEach(await store.acrossCustomersUncounted(systemScope("count-outcomes")), async (customerId) => {
      const scope = systemCustomerScope(customerId, "count-outcomes");
      let isMore = true;
      while (isMore) isMore = await store.countNext(scope, slice);
    }),
});

/** Timed job that adds up, each night, what the processes of the database counted, each in a slot of its own. */
export const mergeOutcomeCounters = ({ store }: Deps): TimedJob => ({
  name: "merge-outcome-counters",
  crontab: "51 4 * * *",
  run: async () =>
    forEach(await store.acrossCustomersInSlots(systemScope("merge-outcome-counters")), (customerId) =>
      store.merge(systemCustomerScope(customerId, "merge-outcome-counters")),
    ),
});
