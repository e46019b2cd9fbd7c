import { systemScope } from "@restride/domain/access/scope.ts";
import { instantOf } from "../../platform/instant.ts";
import type { TimedJob } from "../../platform/jobs/jobs.ts";
import type { RollStore } from "./roll-progress.store.ts";

/** Every few minutes, clinics whose new day has begun get its due items into the sums of their patients. */
export const rollProgress = ({ store, now }: { store: RollStore; now: () => number }): TimedJob => ({
  name: "roll-progress",
  crontab: "*/5 * * * *",
  run: async () => {
    const [scope, instant] = [systemScope("roll-progress"), instantOf(now())];
    await store.acrossCustomersPause(scope, instant);
    await store.acrossCustomersRoll(scope, instant);
  },
});
