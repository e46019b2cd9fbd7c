import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { cohortOn } from "@restride/domain/recovery/cohort.ts";
import { addDays, type CalendarDate, isCalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { idField } from "@restride/domain/values/id.ts";
import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import { queuedJob, type TimedJob } from "../../platform/jobs/jobs.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { RecoveryStore } from "./recovery.store.ts";

interface Deps {
  readonly db: Database;
  readonly store: RecoveryStore;
  readonly queue: Queue;
  readonly clock: ClinicClock;
  readonly now: () => number;
}

const job = "make-corridors";
/** Number of days for which a clinic's corridors are valid. */
const corridorLifetimeDays = 7;

/** Timed job that queues a job every night for each clinic whose corridors are a week old, or do not exist yet. */
export const planCorridors = ({ db, store, queue, now }: Deps): TimedJob => ({
  name: "plan-corridors",
  crontab: "23 8 * * *",
  run: async () => {
    const scope = systemScope("plan-corridors");
    const before: CalendarDate = addDays(todayIn(now(), "UTC"), 1 - corridorLifetimeDays);
    await db.transaction(scope, async () => {
      for (const customerId of await store.acrossCustomersOlderThan(scope, before))
        await queue(scope, job, { customerId, before }, `${job} ${customerId}`);
    });
  },
});

/**
 * Job that computes the corridors of a clinic in one transaction, so that the version before stays when the job is killed. A second job
 * finds the corridors up to date and does nothing.
 */
export const makeCorridors = ({ db, store, clock }: Deps) =>
  queuedJob({
    name: job,
    payload: z.object({ customerId: idField, before: z.custom<CalendarDate>(isCalendarDate) }),
    run: async ({ customerId, before }) => {
      const scope = systemCustomerScope(customerId, job);
      const { today } = await clock(scope);
      await db.transaction(scope, async () => {
        const last = await store.lock(scope);
        if (last && last.madeOn >= before) return;
        const next = { version: (last?.version ?? 0) + 1, madeOn: today };
        const rule = cohortOn(today);
        store.begin(scope, next, rule);
        store.fill(scope, next, rule);
      });
    },
  });
