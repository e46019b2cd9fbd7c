import type { EveryScope } from "@restride/domain/access/scope.ts";
import { readSearchText } from "@restride/domain/names/search-form.ts";
import { addressOf, contactOf } from "@restride/domain/values/contact.ts";
import { pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { CompaniesInput } from "../../generated/resolvers.ts";
import type { CompaniesQueries } from "./companies.queries.ts";

/** Makes the use case that returns a page of the companies that run the program. */
export const makeListCompanies =
  ({ queries }: { readonly queries: CompaniesQueries }) =>
  async (scope: EveryScope, { pagination, searchText }: CompaniesInput) => {
    const page = parseOrRefuse(pageSchema, pagination ?? {});
    if (isRefusal(page)) return page;
    const search = readSearchText(searchText);
    const [rows, total] = await Promise.all([
      queries.acrossCustomersList(scope, search, page),
      queries.acrossCustomersTotal(scope, search),
    ]);
    return {
      companies: rows.map((row) => ({ ...row, contact: contactOf(row.contact), address: addressOf(row.address) })),
      total,
    };
  };
