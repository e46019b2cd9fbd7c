import { systemScope } from "@restride/domain/access/scope.ts";
import { instantOf } from "../../platform/instant.ts";
import type { TimedJob } from "../../platform/jobs/jobs.ts";
import type { RollStore } from "./roll-progress.store.ts";

/** Timed job that adds, every few minutes, the due items of a new day to the sums of the patients in clinics where the day has begun. */
export const rollProgress = ({ store, now }: { store: RollStore; now: () => number }): TimedJob => ({
  name: "roll-progress",
  crontab: "*/5 * * * *",
  run: async () => {
    const [scope, instant] = [systemScope("roll-progress"), instantOf(now())];
    await store.acrossCustomersPause(scope, instant);
    await store.acrossCustomersRoll(scope, instant);
  },
});
