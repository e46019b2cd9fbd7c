import { systemScope } from "@restride/domain/access/scope.ts";
import { draftDays } from "@restride/domain/drafts/patient-draft.ts";
import { instantOf } from "../../platform/instant.ts";
import type { TimedJob } from "../../platform/jobs/jobs.ts";
import type { DraftsStore } from "./drafts.store.ts";

interface Deps {
  readonly store: DraftsStore;
  readonly now: () => number;
}

const actor = "erase-drafts";

/** Timed job that erases every night the drafts that were not changed for 30 days. */
export const eraseDrafts = ({ store, now }: Deps): TimedJob => ({
  name: actor,
  crontab: "37 5 * * *",
  run: async () => {
    const before = instantOf(now() - draftDays * 86_400_000);
    await store.acrossCustomersRemoveBefore(systemScope(actor), before);
  },
});
