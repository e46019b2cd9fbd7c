import { Role } from "@restride/domain/access/roles.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import type { Place } from "@restride/domain/users/user-rights.ts";
import { useLocation, useSearchParams } from "react-router";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";

/** Place whose users a page manages: the session's clinic, or a company. */
export interface UsersPlace {
  readonly kind: Place;
  /** Id of the place; null while a super admin has not chosen a company. */
  readonly id: string | null;
  /** Id of the company that a super admin has chosen; null for everyone else. */
  readonly company: string | null;
  readonly list: string;
  readonly add: string;
  readonly edit: (userId: string) => string;
}

const withQuery = (path: string, query: Record<string, string>): string => {
  const text = new URLSearchParams(query).toString();
  return text === "" ? path : `${path}?${text}`;
};

const customerPlace = (id: string): UsersPlace => ({
  kind: "customer",
  id,
  company: null,
  list: pathOf("users"),
  add: pathOf("userAdd"),
  edit: (userId) => withQuery(pathOf("userEdit"), { id: userId }),
});

/** Returns the place of a company; a company in the URL stays in the paths of its list and forms. */
const companyPlace = (own: string | null, named: string | null): UsersPlace => {
  const query: Record<string, string> = named === null ? {} : { companyid: named };
  return {
    kind: "company",
    id: named ?? own,
    company: named,
    list: withQuery(pathOf("companyUsers"), query),
    add: withQuery(pathOf("companyUserAdd"), query),
    edit: (userId) => withQuery(pathOf("companyUserEdit"), { id: userId, ...query }),
  };
};

/** Returns the place according to the URL: below /users the clinic, below /cusers the company, which a super admin names in the query. */
export function useUsersPlace(): UsersPlace {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const profile = useSignedIn();
  if (!pathname.startsWith(pathOf("companyUsers"))) return customerPlace(profile.customer?._id ?? "");
  const named = roleOf(profile) === Role.superAdmin ? params.get("companyid") : null;
  return companyPlace(profile.company?._id ?? null, named);
}

/** Returns the variables that name a place in a call about a list or a user. */
export const namedIn = ({ kind, id }: UsersPlace) => (kind === "customer" ? { customerid: id } : { companyid: id });

/** Returns the fields that name a place in a user's input. */
export const inputPlace = ({ kind, id }: UsersPlace) => (kind === "customer" ? { customer: id } : { company: id });
