import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CasesStore } from "./cases.store.ts";
import type { CasesViews } from "./cases.views.ts";
import { caseNotFound } from "./get-case.ts";

interface Needs {
  readonly views: CasesViews;
  readonly store: CasesStore;
  readonly now: () => number;
}

/** Notes that the viewer looked at a case: what was said until now is read. */
export const makeMarkViewed =
  ({ views, store, now }: Needs) =>
  async (scope: CustomerScope, caseId: Id) => {
    if (!(await views.case(scope, caseId))) return caseNotFound;
    await store.markViewed(scope, caseId, new Date(now()).toISOString());
    return {};
  };
