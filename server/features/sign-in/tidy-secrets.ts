import { type Scope, systemScope } from "@restride/domain/access/scope.ts";
import { instantOf } from "../../platform/instant.ts";
import type { TimedJob } from "../../platform/jobs/jobs.ts";

interface Ending {
  removeEnded(scope: Scope, at: string): Promise<unknown>;
}

/** Every night, what is over in each of these stores is removed: codes, links, trusts and ended sessions. */
export const tidySecrets = (stores: readonly Ending[], now: () => number): TimedJob => ({
  name: "tidy-secrets",
  crontab: "23 4 * * *",
  run: async () => {
    const at = instantOf(now());
    for (const store of stores) await store.removeEnded(systemScope("tidy-secrets"), at);
  },
});
