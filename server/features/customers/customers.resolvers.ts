import { acrossCustomers, type Faces } from "../../platform/graphql/faces.ts";
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
    getCustomers: ({ input }, call) =>
      use.listCustomers(acrossCustomers(call), input, (field) => call.selects("customers", field)),
    getCustomers2: ({ input }, call) =>
      use.listCustomers(acrossCustomers(call), input, (field) => call.selects("customers", field)),
    getCustomer: ({ customerid }, call) =>
      use.getCustomer(acrossCustomers(call), customerid, (field) => call.selects("customer", field)),
    getUniqueCustomerCode: async () => ({ accesscode: await use.drawCode() }),
    getCompanyCustomerList: ({ companyid }, call) => use.listNames(acrossCustomers(call), companyid, null),
    getCustomersIdAndNameList: ({ input }, call) =>
      use.listNames(acrossCustomers(call), input.companyId, input.healthCoachId),
  },
  Mutation: {
    addEditCustomer: ({ input }, call) => use.saveCustomer(acrossCustomers(call), input),
    switchAutoImport: ({ input, flag }, call) => use.switchAutoImport(acrossCustomers(call), input, flag),
  },
});
