import { systemScope } from "@restride/domain/access/scope.ts";
import type { TimedJob } from "../../../platform/jobs/jobs.ts";
import type { CaseCompaniesStore } from "./case-companies.store.ts";

interface Deps {
  readonly caseCompanies: CaseCompaniesStore;
}

/** Number of cases in a slice. */
const slice = 1_000;
const scope = systemScope("join-cases");

/** Timed job that writes, slice by slice, the company of listed cases from before they had one. Afterward it has nothing to do. */
export const joinCases = ({ caseCompanies }: Deps): TimedJob => ({
  name: "join-cases",
  crontab: "* * * * *",
  run: async () => {
    let isMore = true;
    while (isMore) isMore = await caseCompanies.acrossCustomersJoinCases(scope, slice);
  },
});
