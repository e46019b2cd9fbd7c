import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { CasesViews } from "./cases.views.ts";

/** Said of a case that is not there, and of one that the viewer may not see. */
export const caseNotFound = refuse("This case was not found.");

/** One case; of another surgeon or clinic it is as if it were not there. */
export const makeGetCase =
  ({ views, vendorName }: { readonly views: CasesViews; readonly vendorName: string }) =>
  async (scope: CustomerScope, caseId: Id) => {
    const actionCase = await views.case(scope, caseId);
    return actionCase ? { actionCase: { ...actionCase, vendor: vendorName } } : caseNotFound;
  };
