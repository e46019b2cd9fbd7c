import { type CompanyScope, type EveryScope, openFor } from "@restride/domain/access/scope.ts";
import { addressOf, contactOf } from "@restride/domain/values/contact.ts";
import { pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { CustomersInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { CustomersViews } from "./customers.views.ts";

interface Needs {
  readonly db: Database;
  readonly views: CustomersViews;
}

/** A page of a company's clinics. A company user sees the own company's, a super admin names one. */
export const makeListCustomers =
  ({ db, views }: Needs) =>
  async (scope: CompanyScope | EveryScope, { companyid, pagination, searchText }: CustomersInput) => {
    const page = parseOrRefuse(pageSchema, pagination ?? {});
    if (isRefusal(page)) return page;
    const companyId = scope.kind === "company" ? scope.companyId : companyid;
    if (!companyId) return refuse("Choose a company first.");
    const search = (searchText ?? "").trim().slice(0, 100);
    const wide = scope.kind === "company" ? openFor(scope, await views.acrossCustomersIds(scope, companyId)) : scope;
    return db.transaction(wide, async () => {
      const rows = await views.acrossCustomersList(wide, companyId, search, page);
      return {
        customers: rows.map((row) => ({ ...row, contact: contactOf(row.contact), address: addressOf(row.address) })),
        total: await views.acrossCustomersTotal(wide, companyId, search),
      };
    });
  };
