import type { EveryScope } from "@restride/domain/access/scope.ts";
import type { Call } from "../../platform/graphql/context.ts";
import { acrossCustomers, type Faces } from "../../platform/graphql/faces.ts";
import type { GetCompany } from "./get-company.ts";
import type { makeListCompanies } from "./list-companies.ts";
import type { makeSaveCompany } from "./save-company.ts";

interface UseCases {
  readonly listCompanies: ReturnType<typeof makeListCompanies>;
  readonly getCompany: GetCompany;
  readonly saveCompany: ReturnType<typeof makeSaveCompany>;
}

const everywhere = (call: Call) => acrossCustomers(call) as EveryScope;

export const companiesResolvers = (use: UseCases): Faces => ({
  Query: {
    getCompanies: ({ input }, call) => use.listCompanies(everywhere(call), input),
    getCompany: ({ companyid }, call) => use.getCompany(everywhere(call), companyid),
  },
  Mutation: {
    addEditCompany: ({ input }, call) => use.saveCompany(everywhere(call), input),
  },
});
