import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Companies } from "../companies/companies.lookups.ts";
import type { MissingPicture } from "../images/images.lookups.ts";
import type { Viewers } from "../sign-in/sign-in.lookups.ts";
import { makeAssignCoach } from "./assign-coach.ts";
import { makeAutoImportStore } from "./auto-import.store.ts";
import { makeCustomerSummariesQueries } from "./customer-summaries.queries.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import { makeCustomersStore } from "./customers.store.ts";
import { makeCustomersQueries } from "./customers.queries.ts";
import { makeDrawCustomerCode } from "./draw-customer-code.ts";
import { makeGetCustomer } from "./get-customer.ts";
import { makeListCustomerNames, makeListCustomers } from "./list-customers.ts";
import { makeSaveCustomer } from "./save-customer.ts";
import { makeSummariseCustomers } from "./summarise-customers.ts";
import { makeSwitchAutoImport } from "./switch-auto-import.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly companies: Companies;
  readonly missingPicture: MissingPicture;
  readonly viewers: Viewers;
}

const makeUseCases = (featureDeps: Deps) => {
  const { db } = featureDeps;
  const queries = makeCustomersQueries(db);
  const summarise = makeSummariseCustomers({ ...featureDeps, summaries: makeCustomerSummariesQueries(db) });
  const deps = { ...featureDeps, queries, summarise, store: makeCustomersStore(db) };
  const getCustomer = makeGetCustomer(deps);
  return {
    getCustomer,
    listCustomers: makeListCustomers(deps),
    listNames: makeListCustomerNames(deps),
    drawCode: makeDrawCustomerCode(deps),
    saveCustomer: makeSaveCustomer({ ...deps, getCustomer, assignCoach: makeAssignCoach(deps) }),
    switchAutoImport: makeSwitchAutoImport({ store: makeAutoImportStore(db) }),
  };
};

/** The clinics of the programme. */
export const customersFeature = (deps: Deps): Feature => {
  const use = makeUseCases(deps);
  return {
    resolvers: {
      Query: {
        getCustomers: ({ input }, { scope, selects }) =>
          use.listCustomers(scope, input, (field) => selects("customers", field)),
        getCustomers2: ({ input }, { scope, selects }) =>
          use.listCustomers(scope, input, (field) => selects("customers", field)),
        getCustomer: ({ customerid }, { scope, selects }) =>
          use.getCustomer(scope, customerid, (field) => selects("customer", field)),
        getUniqueCustomerCode: async () => ({ accesscode: await use.drawCode() }),
        getCompanyCustomerList: ({ companyid }, { scope }) => use.listNames(scope, companyid, null),
        getCustomersIdAndNameList: ({ input }, { scope }) => use.listNames(scope, input.companyId, input.healthCoachId),
      },
      Mutation: {
        addEditCustomer: ({ input }, { scope }) => use.saveCustomer(scope, input),
        switchAutoImport: ({ input, flag }, { scope }) => use.switchAutoImport(scope, input, flag),
      },
    },
  };
};
