import { mutation, only, query, type Samples } from "./sample.ts";

export const companiesSamples = {
  getCompany: (aim) => only(query(`getCompany(companyid: "${aim.company}")`, "company { _id }")),
  addEditCompany: () => only(mutation(`addEditCompany(input: { name: "Company 3" })`)),
  getCompanies: () => only(query("getCompanies(input: {})", "companies { _id }")),
} satisfies Samples;
