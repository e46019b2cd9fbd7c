import { inCompanies } from "./reach.ts";
import { companyKeepers, companyPeople } from "./role-groups.ts";

export const customersOperations = {
  getCustomers: inCompanies(...companyPeople),
  getCustomers2: inCompanies(...companyPeople),
  getCustomer: inCompanies(...companyPeople),
  getUniqueCustomerCode: inCompanies(...companyKeepers),
  getCompanyCustomerList: inCompanies(...companyPeople),
  getCustomersIdAndNameList: inCompanies(...companyPeople),
  addEditCustomer: inCompanies(...companyKeepers),
  switchAutoImport: inCompanies(...companyKeepers),
};
