import { Role } from "../access/roles.ts";
import { everywhere } from "../access/reach.ts";

export type CompaniesQueryTag = "companies";

const { superAdmin } = Role;

export const companiesOperations = {
  getCompanies: everywhere(superAdmin),
  getCompany: everywhere(superAdmin),
  addEditCompany: everywhere(superAdmin),
};
