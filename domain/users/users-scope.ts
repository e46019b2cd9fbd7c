import type { Id } from "../values/id.ts";
import { isCompanyUser, Role } from "../access/roles.ts";
import {
  type CompanyScope,
  companyScope,
  type CustomerScope,
  customerScope,
  namedCompanyScope,
} from "../access/scope.ts";
import type { Viewer } from "../access/viewer.ts";
import { type Refusal, refuse } from "../values/refusal.ts";
import { userTexts } from "./user-texts.ts";
import * as texts from "./users-texts.ts";

/** Scope of users: a clinic's or a company's. */
export type UsersScope = CustomerScope | CompanyScope;

/** Clinic or company that a call names; users of a clinic name none. */
export interface NamedPlace {
  readonly customerid?: Id | null | undefined;
  readonly companyid?: Id | null | undefined;
}

const foreignCustomer = refuse(userTexts.noCustomer);
const foreignCompany = refuse(userTexts.noCompany);

/**
 * Returns the scope of the users of a call: those of the session's clinic, which company users and super admins name, or those of a company, which a
 * super admin names. Another clinic or company is refused like one that does not exist.
 */
export const usersScope = (viewer: Viewer, { customerid, companyid }: NamedPlace): UsersScope | Refusal => {
  const isOfCompany = isCompanyUser(viewer.role) || viewer.role === Role.superAdmin;
  if (customerid || !isOfCompany) {
    const clinic = customerScope(viewer);
    if (companyid && !isOfCompany) return foreignCompany;
    return clinic && (!customerid || customerid === clinic.customerId) ? clinic : foreignCustomer;
  }
  if (viewer.role === Role.superAdmin)
    return companyid ? (namedCompanyScope(viewer, companyid) ?? foreignCompany) : refuse(texts.chooseACompanyFirst);
  const company = companyScope(viewer);
  return company && (!companyid || companyid === company.companyId) ? company : foreignCompany;
};
