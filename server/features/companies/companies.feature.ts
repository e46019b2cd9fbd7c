import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { MissingPicture } from "../images/images.lookups.ts";
import { makeCompaniesStore } from "./companies.store.ts";
import { makeCompaniesQueries } from "./companies.queries.ts";
import { makeGetCompany } from "./get-company.ts";
import { makeListCompanies } from "./list-companies.ts";
import { makeSaveCompany } from "./save-company.ts";

interface Deps extends Platform {
  readonly missingPicture: MissingPicture;
}

/** Who runs the programme for customers. */
export const companiesFeature = (featureDeps: Deps): Feature => {
  const queries = makeCompaniesQueries(featureDeps.db);
  const getCompany = makeGetCompany({ queries });
  const deps = { ...featureDeps, queries, store: makeCompaniesStore(featureDeps.db), getCompany };
  const listCompanies = makeListCompanies(deps);
  const saveCompany = makeSaveCompany(deps);
  return {
    resolvers: {
      Query: {
        getCompanies: ({ input }, { scope }) => listCompanies(scope, input),
        getCompany: ({ companyid }, { scope }) => getCompany(scope, companyid),
      },
      Mutation: {
        addEditCompany: ({ input }, { scope }) => saveCompany(scope, input),
      },
    },
  };
};
