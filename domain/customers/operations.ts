import { inCompanies } from "../access/reach.ts";
import { customerEditors, companyPeople } from "../access/role-groups.ts";

export type CustomersQueryTag = "customers";

export const customersOperations = {
  getCustomers: inCompanies(...companyPeople),
  getCustomers2: inCompanies(...companyPeople),
  getCustomer: inCompanies(...companyPeople),
  getUniqueCustomerCode: inCompanies(...customerEditors),
  getCompanyCustomerList: inCompanies(...companyPeople),
  getCustomersIdAndNameList: inCompanies(...companyPeople),
  addEditCustomer: inCompanies(...customerEditors),
  switchAutoImport: inCompanies(...customerEditors),
};
