import { systemScope } from "@restride/domain/access/scope.ts";
import { instantOf } from "../../platform/instant.ts";
import type { TimedJob } from "../../platform/jobs/jobs.ts";
import type { ProgressLinksStore } from "./progress-links.store.ts";

/** Timed job that removes expired codes every night. */
export const tidyProgressCodes = (store: ProgressLinksStore, now: () => number): TimedJob => ({
  name: "tidy-progress-codes",
  crontab: "33 4 * * *",
  run: async () => void (await store.removeEnded(systemScope("tidy-progress-codes"), instantOf(now()))),
});
