import { type ExpectedPermissions, superAdmin } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const companiesRequests = {
  getCompany: (ids) => fixtureOf(query(`getCompany(companyid: "${ids.company}")`, "company { _id }")),
  addEditCompany: () => fixtureOf(mutation(`addEditCompany(input: { name: "Company 3" })`)),
  getCompanies: () => fixtureOf(query("getCompanies(input: {})", "companies { _id }")),
} satisfies RequestFixtures;

export const companiesPermissions = {
  // /customers (A203); Add and Edit are for company admin and super admin (A220). /companies is for super admin (A204).
  getCompanies: superAdmin,
  getCompany: superAdmin,
  addEditCompany: superAdmin,
} satisfies ExpectedPermissions;
