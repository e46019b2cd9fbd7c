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

/** Returns the cases that a user of a clinic may see, or those of all clinics of a company user, whichever clinic is entered. */
export const makeFindReachableCases =
  (companyCustomers: CompanyCustomers) =>
  async (scope: Scope, viewer: Viewer): Promise<CaseReach & { readonly scope: CompanyScope | CustomerScope }> => {
    const company = companyScope(viewer);
    if (company !== null) {
      const customerIds = await companyCustomers(company);
      return { scope: openFor(company, customerIds), customerIds };
    }
    if (scope.kind !== "customer") throw new Error("Who has no company works in a clinic.");
    return { scope, customerIds: [scope.customerId], ...caseLimitsOf(scope) };
  };

export type ReachCases = ReturnType<typeof makeFindReachableCases>;
