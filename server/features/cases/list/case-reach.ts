import {
  type CompanyScope,
  companyScope,
  type CustomerScope,
  openFor,
  type Scope,
} from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import type { CompanyCustomers } from "../../clinic-profile/clinic-clock.lookups.ts";
import type { CaseReach } from "./archive.store.ts";
import { caseLimitsOf } from "../../sight/sight.lookups.ts";

/**
 * Makes the function that returns the reach of a viewer's case lists: in a clinic, the cases that the viewer may see there; for a company user, the
 * cases of all clinics of the company, whichever clinic is entered.
 */
export const makeFindReachableCases =
  (companyCustomers: CompanyCustomers) =>
  async (scope: Scope, viewer: Viewer): Promise<CaseReach & { readonly scope: CompanyScope | CustomerScope }> => {
    const company = companyScope(viewer);
    if (company !== null) {
      const customerIds = await companyCustomers(company);
      return { scope: openFor(company, customerIds), customerIds };
    }
    if (scope.kind !== "customer") throw new Error("A viewer without a company must be in a clinic.");
    return { scope, customerIds: [scope.customerId], ...caseLimitsOf(scope) };
  };

export type ReachCases = ReturnType<typeof makeFindReachableCases>;
