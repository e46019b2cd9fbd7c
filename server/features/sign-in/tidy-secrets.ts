import { systemScope } from "@restride/domain/access/scope.ts";
import type { TimedJob } from "../../platform/jobs/worker.ts";
import type { SignInStore } from "./sign-in.store.ts";

/** Every night, codes, links, trusts and ended sessions that are over are removed. */
export const tidySecrets = ({ store, now }: { store: SignInStore; now: () => number }): TimedJob => ({
  name: "tidy-secrets",
  crontab: "23 4 * * *",
  run: () => store.removeEnded(systemScope("tidy-secrets"), new Date(now()).toISOString()),
});
