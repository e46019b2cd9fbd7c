import type { Id } from "@restride/domain/values/id.ts";
import { type CompanyScope, openFor, wholeCompany } from "@restride/domain/access/scope.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { CompanyCustomers } from "../../clinic-profile/clinic-clock.lookups.ts";
import type { CasesQueries } from "../cases.queries.ts";
import { customerTexts } from "@restride/domain/customers/customer-texts.ts";

interface Deps {
  readonly queries: CasesQueries;
  readonly companyCustomers: CompanyCustomers;
}

/** Makes the use case that counts cases by state, in the company's clinics or in one of them, and on request those that are unread to the viewer. */
export const makeCountCases =
  ({ queries, companyCustomers }: Deps) =>
  async (scope: CompanyScope, customerId: Id | null, viewerId: Id, withUnread: boolean) => {
    const unreadTo = withUnread ? viewerId : null;
    if (customerId === null && wholeCompany(scope)) return queries.acrossCustomersStatsOfCompany(scope, unreadTo);
    const ownCustomers = await companyCustomers(scope);
    const customerIds = customerId === null ? ownCustomers : ownCustomers.filter((id) => id === customerId);
    if (customerId !== null && customerIds.length === 0) return refuse(customerTexts.notFound);
    return queries.acrossCustomersStats(openFor(scope, customerIds), customerIds, unreadTo);
  };
