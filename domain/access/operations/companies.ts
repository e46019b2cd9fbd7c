import { Role } from "../roles.ts";
import { everywhere } from "./reach.ts";

const { superAdmin } = Role;

export const companiesOperations = {
  getCompanies: everywhere(superAdmin),
  getCompany: everywhere(superAdmin),
  addEditCompany: everywhere(superAdmin),
};
