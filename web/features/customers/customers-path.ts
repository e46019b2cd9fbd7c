import { Role } from "@restride/domain/access/roles.ts";
import { pathOf } from "@restride/domain/access/routes.ts";

/** The list that a role sees a company's customers in: a super admin names the company. */
export const customersPath = (role: Role, company: string): string =>
  role === Role.superAdmin ? pathOf("companyCustomers", { companyid: company }) : pathOf("customers");

/** Where a new customer is added; a super admin's page names its company. */
export const addCustomerPath = (company: string | null): string =>
  company === null ? pathOf("customerAdd") : `${pathOf("customerAdd")}?${new URLSearchParams({ companyid: company })}`;
