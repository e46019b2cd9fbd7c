import { superAdmin, type Rights } from "../right.ts";
import { mutation, only, query, type Samples } from "./sample.ts";

export const companiesSamples = {
  getCompany: (aim) => only(query(`getCompany(companyid: "${aim.company}")`, "company { _id }")),
  addEditCompany: () => only(mutation(`addEditCompany(input: { name: "Company 3" })`)),
  getCompanies: () => only(query("getCompanies(input: {})", "companies { _id }")),
} satisfies Samples;

export const companiesRights = {
  // /customers (A203); Add and Edit are for company admin and super admin (A220). /companies is for super admin (A204).
  getCompanies: superAdmin,
  getCompany: superAdmin,
  addEditCompany: superAdmin,
} satisfies Rights;
