import type { Faces } from "../../platform/graphql/faces.ts";
import type { DrawCustomerCode } from "./draw-customer-code.ts";
import type { GetCustomer } from "./get-customer.ts";
import type { makeListCustomerNames, makeListCustomers } from "./list-customers.ts";
import type { makeSaveCustomer } from "./save-customer.ts";
import type { makeSwitchAutoImport } from "./switch-auto-import.ts";

interface UseCases {
  readonly listCustomers: ReturnType<typeof makeListCustomers>;
  readonly listNames: ReturnType<typeof makeListCustomerNames>;
  readonly getCustomer: GetCustomer;
  readonly drawCode: DrawCustomerCode;
  readonly saveCustomer: ReturnType<typeof makeSaveCustomer>;
  readonly switchAutoImport: ReturnType<typeof makeSwitchAutoImport>;
}

export const customersResolvers = (use: UseCases): Faces => ({
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
});
