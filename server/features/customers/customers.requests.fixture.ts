import { companies, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const customersRequests = {
  getCustomers: (ids) =>
    fixtureOf(query(`getCustomers(input: { companyid: "${ids.company}" })`, "customers { _id name }")),
  getCustomers2: (ids) =>
    fixtureOf(query(`getCustomers2(input: { companyid: "${ids.company}" })`, "customers { _id fullyCompliant }")),
  getCustomer: (ids) =>
    fixtureOf(query(`getCustomer(customerid: "${ids.customer}")`, "customer { _id lastActivities { skipped } }")),
  getUniqueCustomerCode: () => fixtureOf(query("getUniqueCustomerCode", "accesscode")),
  getCompanyCustomerList: (ids) =>
    fixtureOf(query(`getCompanyCustomerList(companyid: "${ids.company}")`, "customers { _id }")),
  getCustomersIdAndNameList: (ids) =>
    fixtureOf(
      query(
        `getCustomersIdAndNameList(input: { companyId: "${ids.company}", healthCoachId: "${ids.coach}" })`,
        "customers { id name }",
      ),
    ),
  addEditCustomer: (ids) =>
    fixtureOf(
      mutation(
        `addEditCustomer(input: { _id: "${ids.customer}", name: "Clinic", accesscode: "${ids.accessCode}", associatehealthcoach: "${ids.coach}",
          contact: { name: "Ann", email: "a@b.example", phone: "3125550142" }, address: {}, version: 1 })`,
        "{ status message customer { _id } }",
      ),
    ),
  switchAutoImport: (ids) =>
    fixtureOf(mutation(`switchAutoImport(input: { customerid: "${ids.customer}" }, flag: true)`)),
} satisfies RequestFixtures;

export const customersPermissions = {
  // /customers (A203); Add and Edit are for company admin and super admin (A220). /companies is for super admin (A204).
  getCustomers: companies("company coach super"),
  getCustomers2: companies("company coach super"),
  getCustomer: companies("company coach super"),
  getCompanyCustomerList: companies("company coach super"),
  getCustomersIdAndNameList: companies("company coach super"),
  getUniqueCustomerCode: companies("company super"),
  addEditCustomer: companies("company super"),
  switchAutoImport: companies("company super"),
} satisfies ExpectedPermissions;
