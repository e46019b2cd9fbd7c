import { companies, type Rights } from "../right.ts";
import { mutation, only, query, type Samples } from "./sample.ts";

export const customersSamples = {
  getCustomers: (aim) => only(query(`getCustomers(input: { companyid: "${aim.company}" })`, "customers { _id name }")),
  getCustomers2: (aim) =>
    only(query(`getCustomers2(input: { companyid: "${aim.company}" })`, "customers { _id fullyCompliant }")),
  getCustomer: (aim) =>
    only(query(`getCustomer(customerid: "${aim.customer}")`, "customer { _id lastActivities { skipped } }")),
  getUniqueCustomerCode: () => only(query("getUniqueCustomerCode", "accesscode")),
  getCompanyCustomerList: (aim) =>
    only(query(`getCompanyCustomerList(companyid: "${aim.company}")`, "customers { _id }")),
  getCustomersIdAndNameList: (aim) =>
    only(
      query(
        `getCustomersIdAndNameList(input: { companyId: "${aim.company}", healthCoachId: "${aim.coach}" })`,
        "customers { id name }",
      ),
    ),
  addEditCustomer: (aim) =>
    only(
      mutation(
        `addEditCustomer(input: { _id: "${aim.customer}", name: "Clinic", accesscode: "${aim.accessCode}", associatehealthcoach: "${aim.coach}",
          contact: { name: "Ann", email: "a@b.example", phone: "3125550142" }, address: {}, version: 1 })`,
        "{ status message customer { _id } }",
      ),
    ),
  switchAutoImport: (aim) => only(mutation(`switchAutoImport(input: { customerid: "${aim.customer}" }, flag: true)`)),
} satisfies Samples;

export const customersRights = {
  // /customers (A203); Add and Edit are for company admin and super admin (A220). /companies is for super admin (A204).
  getCustomers: companies("company coach super"),
  getCustomers2: companies("company coach super"),
  getCustomer: companies("company coach super"),
  getCompanyCustomerList: companies("company coach super"),
  getCustomersIdAndNameList: companies("company coach super"),
  getUniqueCustomerCode: companies("company super"),
  addEditCustomer: companies("company super"),
  switchAutoImport: companies("company super"),
} satisfies Rights;
