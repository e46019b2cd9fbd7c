import { Role } from "@restride/domain/access/roles.ts";
import { pathOf } from "@restride/domain/access/routes.ts";

/** Returns the path of a company's customers for a role; a super admin's path names the company. */
export const customersPath = (role: Role, company: string): string =>
  role === Role.superAdmin ? pathOf("companyCustomers", { companyid: company }) : pathOf("customers");

/** Returns the path at which a customer is added; a super admin's path names the company. */
export const addCustomerPath = (company: string | null): string =>
  company === null ? pathOf("customerAdd") : `${pathOf("customerAdd")}?${new URLSearchParams({ companyid: company })}`;
