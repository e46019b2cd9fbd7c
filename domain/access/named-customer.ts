import type { Id } from "../values/id.ts";
import { isCompanyUser, Role } from "./roles.ts";
import type { Viewer } from "./viewer.ts";

/** Where calls name the clinic that they are about: beside their other arguments, or in an object among them. */
const places = ["customerid", "customerId", "customer"] as const;

const namesIn = (value: unknown): string[] =>
  typeof value !== "object" || value === null
    ? []
    : places
        .map((place) => (value as Record<string, unknown>)[place])
        .filter((name): name is string => typeof name === "string" && name !== "");

/** The clinics that the arguments of a call name, each once: none, one, or by mistake several. */
export const namedCustomers = (args: Readonly<Record<string, unknown>>): string[] => [
  ...new Set([args, args.input, args.pagination].flatMap(namesIn).map((name) => name.toLowerCase())),
];

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
