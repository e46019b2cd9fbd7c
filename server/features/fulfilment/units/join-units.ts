import { systemScope } from "@restride/domain/access/scope.ts";
import type { TimedJob } from "../../../platform/jobs/jobs.ts";
import type { CompaniesStore } from "./companies.store.ts";

interface Deps {
  readonly companies: CompaniesStore;
}

/** Number of units in a slice. */
const slice = 1_000;
const scope = systemScope("join-units");

/** Timed job that writes, slice by slice, the company of units from before units had one. Afterward it has nothing to do. */
export const joinUnits = ({ companies }: Deps): TimedJob => ({
  name: "join-units",
  crontab: "* * * * *",
  run: async () => {
    let isMore = true;
    while (isMore) isMore = await companies.acrossCustomersJoinUnits(scope, slice);
  },
});
