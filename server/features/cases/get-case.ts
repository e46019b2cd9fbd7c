import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { CasesViews } from "./cases.views.ts";

/** One case; of another surgeon or clinic it is as if it were not there. */
export const makeGetCase =
  ({ views }: { readonly views: CasesViews }) =>
  async (scope: CustomerScope, caseId: string) => {
    const actionCase = await views.case(scope, caseId);
    return actionCase ? { actionCase } : refuse("This case was not found.");
  };
