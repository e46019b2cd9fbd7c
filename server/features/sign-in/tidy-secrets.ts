import { type Scope, systemScope } from "@restride/domain/access/scope.ts";
import { instantOf } from "../../platform/instant.ts";
import type { TimedJob } from "../../platform/jobs/jobs.ts";

interface ExpiringStore {
  removeEnded(scope: Scope, at: string): Promise<unknown>;
}

/** Timed job that removes every night the expired rows of each of these stores: codes, links, trusted devices and sessions. */
export const tidySecrets = (stores: readonly ExpiringStore[], now: () => number): TimedJob => ({
  name: "tidy-secrets",
  crontab: "23 4 * * *",
  run: async () => {
    const at = instantOf(now());
    for (const store of stores) await store.removeEnded(systemScope("tidy-secrets"), at);
  },
});
