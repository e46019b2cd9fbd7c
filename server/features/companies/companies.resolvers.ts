import type { Faces } from "../../platform/graphql/faces.ts";
import type { GetCompany } from "./get-company.ts";
import type { makeListCompanies } from "./list-companies.ts";
import type { makeSaveCompany } from "./save-company.ts";

interface UseCases {
  readonly listCompanies: ReturnType<typeof makeListCompanies>;
  readonly getCompany: GetCompany;
  readonly saveCompany: ReturnType<typeof makeSaveCompany>;
}

export const companiesResolvers = (use: UseCases): Faces => ({
  Query: {
    getCompanies: ({ input }, { scope }) => use.listCompanies(scope, input),
    getCompany: ({ companyid }, { scope }) => use.getCompany(scope, companyid),
  },
  Mutation: {
    addEditCompany: ({ input }, { scope }) => use.saveCompany(scope, input),
  },
});
