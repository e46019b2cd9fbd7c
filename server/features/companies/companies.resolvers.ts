import type { EveryScope } from "@restride/domain/access/scope.ts";
import { acrossCustomers, type Faces } from "../../platform/graphql/faces.ts";
import type { makeListCompanies } from "./list-companies.ts";

export const companiesResolvers = (use: { readonly listCompanies: ReturnType<typeof makeListCompanies> }): Faces => ({
  Query: {
    getCompanies: ({ input }, call) => use.listCompanies(acrossCustomers(call) as EveryScope, input),
  },
});
