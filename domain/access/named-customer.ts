import type { Id } from "../values/id.ts";
import { isCompanyUser, Role } from "./roles.ts";
import type { Viewer } from "./viewer.ts";

/** Where calls name the clinic that they are about: beside their other arguments, or in an object among them. */
const places = ["customerid", "customerId", "customer"] as const;

/** Where calls name a company, likewise. */
const companyPlaces = ["companyid", "companyId", "company"] as const;

type Arguments = Readonly<Record<string, unknown>>;

const idsAt = (args: Arguments, keys: readonly string[]): string[] => {
  const objects = [args, args.input, args.pagination].filter((value) => typeof value === "object" && value !== null);
  const values = objects.flatMap((object) => keys.map((key) => (object as Record<string, unknown>)[key]));
  const ids = values.filter((value): value is string => typeof value === "string" && value !== "");
  return [...new Set(ids.map((id) => id.toLowerCase()))];
};

/** The clinics that the arguments of a call name, each once: none, one, or by mistake several. */
export const namedCustomers = (args: Arguments): string[] => idsAt(args, places);

/** The companies that the arguments of a call name, each once. */
export const namedCompanies = (args: Arguments): string[] => idsAt(args, companyPlaces);

/** A clinic, and the company that runs its programme. */
export interface CustomerOfCompany {
  readonly customerId: Id;
  readonly companyId: Id;
}

/** Whether the viewer may work in a clinic: a company user in one of the company's (a coach in one of theirs), a super admin in any. */
export const mayActIn = (viewer: Viewer, { customerId, companyId }: CustomerOfCompany): boolean =>
  viewer.role === Role.superAdmin ||
  (isCompanyUser(viewer.role) &&
    viewer.companyId === companyId &&
    (viewer.customerIds === null || viewer.customerIds.includes(customerId)));
