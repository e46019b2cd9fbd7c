import type { Id } from "../values/id.ts";
import { isCompanyUser, Role } from "./roles.ts";
import type { Viewer } from "./viewer.ts";

/** Argument names that hold the clinic of a call, among its arguments or inside its `input` or `pagination`. */
const places = ["customerid", "customerId", "customer"] as const;

/** Argument names that hold the company of a call, in the same places. */
const companyPlaces = ["companyid", "companyId", "company"] as const;

type Arguments = Readonly<Record<string, unknown>>;

const idsAt = (args: Arguments, keys: readonly string[]): string[] => {
  const ids = new Set<string>();
  for (const object of [args, args.input, args.pagination]) {
    if (typeof object !== "object" || object === null) continue;
    for (const key of keys) {
      const id = (object as Record<string, unknown>)[key];
      if (typeof id === "string" && id !== "") ids.add(id.toLowerCase());
    }
  }
  return [...ids];
};

/** Returns the clinics that the arguments of a call name, without duplicates: none, one, or by mistake several. */
export const namedCustomers = (args: Arguments): string[] => idsAt(args, places);

/** Returns the companies that the arguments of a call name, without duplicates. */
export const namedCompanies = (args: Arguments): string[] => idsAt(args, companyPlaces);

/** Clinic and the company that runs its programme. */
export interface CustomerOfCompany {
  readonly customerId: Id;
  readonly companyId: Id;
}

/**
 * Returns whether the viewer may work in a clinic: a company user in the company's clinics, a health coach only in the assigned ones, a super admin
 * in any.
 */
export const mayActIn = (viewer: Viewer, { customerId, companyId }: CustomerOfCompany): boolean =>
  viewer.role === Role.superAdmin ||
  (isCompanyUser(viewer.role) &&
    viewer.companyId === companyId &&
    (viewer.customerIds === null || viewer.customerIds.includes(customerId)));
