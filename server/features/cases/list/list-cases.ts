import { type CompanyScope, openFor, wholeCompany } from "@restride/domain/access/scope.ts";
import { caseFilterSchema, caseSortSchema, defaultCaseSort } from "@restride/domain/cases/case-filter.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { QueryGetActionCaseListArgs } from "../../../generated/resolvers.ts";
import type { CompanyCustomers } from "../../clinic-profile/clinic-clock.lookups.ts";
import type { CaseListQueries } from "./case-list.queries.ts";
import { customerTexts } from "@restride/domain/customers/customer-texts.ts";

interface Deps {
  readonly caseList: CaseListQueries;
  readonly companyCustomers: CompanyCustomers;
}

/** Makes the use case that returns a page of the cases of the company's clinics, or of the named ones, and how many match. */
export const makeListCases =
  ({ caseList, companyCustomers }: Deps) =>
  async (scope: CompanyScope, viewerId: Id, { metadata, filters, sorter }: QueryGetActionCaseListArgs) => {
    const filter = parseOrRefuse(caseFilterSchema, filters ?? {});
    if (isRefusal(filter)) return filter;
    const page = parseOrRefuse(pageSchema, metadata ?? {});
    if (isRefusal(page)) return page;
    const sort = parseOrRefuse(caseSortSchema, sorter ?? defaultCaseSort);
    if (isRefusal(sort)) return sort;
    const ownCustomers = await companyCustomers(scope);
    const customerIds = filter.customerIds ?? ownCustomers;
    if (customerIds.some((id) => !ownCustomers.includes(id))) return refuse(customerTexts.notFound);
    const companyId = filter.customerIds ? undefined : wholeCompany(scope);
    const request = { companyId, customerIds, viewerId, filter, sort, page };
    const open = openFor(scope, customerIds);
    const [actionCases, total] = await Promise.all([
      caseList.acrossCustomersPage(open, request),
      caseList.acrossCustomersTotal(open, request),
    ]);
    return { actionCases, total };
  };
