import type { Id } from "@restride/domain/values/id.ts";
import { readSearchText } from "@restride/domain/names/search-form.ts";
import { openFor } from "@restride/domain/access/scope.ts";
import { pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { CustomersInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { CustomersScope } from "./customers.conditions.queries.ts";
import type { CustomersQueries } from "./customers.queries.ts";
import type { SummariseCustomers, SelectsField } from "./summarise-customers.ts";
import * as texts from "./customers-texts.ts";

interface Deps {
  readonly db: Database;
  readonly queries: CustomersQueries;
  readonly summarise: SummariseCustomers;
}

const noCompany = refuse(texts.chooseACompanyFirst);

/**
 * Makes the use case that returns a page of a company's clinics. A company user sees those of their own company, a coach their own, and a super admin
 * those of the company they name.
 */
export const makeListCustomers =
  ({ db, queries, summarise }: Deps) =>
  async (
    scope: CustomersScope,
    { companyid = null, pagination, searchText }: CustomersInput,
    selects: SelectsField,
  ) => {
    const page = parseOrRefuse(pageSchema, pagination ?? {});
    if (isRefusal(page)) return page;
    if (scope.kind === "every" && !companyid) return noCompany;
    const search = readSearchText(searchText);
    return db.transaction(scope, async () => {
      const open =
        scope.kind === "company" ? openFor(scope, await queries.acrossCustomersIds(scope, companyid)) : scope;
      const [rows, total] = await Promise.all([
        queries.acrossCustomersList(open, companyid, search, page),
        queries.acrossCustomersTotal(open, companyid, search),
      ]);
      return { customers: await summarise(open, rows, selects), total };
    });
  };

/** Makes the use case that returns names of a company's clinics, of all or of those mapped to a coach. */
export const makeListCustomerNames =
  ({ queries }: Pick<Deps, "queries">) =>
  async (scope: CustomersScope, companyId: Id | null | undefined, coachId: Id | null | undefined) => {
    if (scope.kind === "every" && !companyId) return noCompany;
    return { customers: await queries.acrossCustomersNames(scope, companyId ?? null, coachId ?? null) };
  };
