import { pathOf } from "@restride/domain/access/routes.ts";
import type { Place } from "@restride/domain/users/user-rights.ts";
import { useLocation, useSearchParams } from "react-router";
import { useSignedIn } from "../../platform/stores.ts";

/** Whose users a page keeps: the clinic's of the session, or a company's. */
export interface UsersPlace {
  readonly kind: Place;
  /** Null while a super admin has not named a company. */
  readonly id: string | null;
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
  list: pathOf("users"),
  add: pathOf("userAdd"),
  edit: (userId) => withQuery(pathOf("userEdit"), { id: userId }),
});

/** A company in the address goes along to its form and back. */
const companyPlace = (own: string | null, named: string | null): UsersPlace => {
  const query: Record<string, string> = named === null ? {} : { companyid: named };
  return {
    kind: "company",
    id: named ?? own,
    list: withQuery(pathOf("companyUsers"), query),
    add: withQuery(pathOf("companyUserAdd"), query),
    edit: (userId) => withQuery(pathOf("companyUserEdit"), { id: userId, ...query }),
  };
};

/** The place that the address tells: below /users the clinic, below /cusers the company, which a super admin names there. */
export function useUsersPlace(): UsersPlace {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { customer, company } = useSignedIn();
  return pathname.startsWith(pathOf("companyUsers"))
    ? companyPlace(company?._id ?? null, params.get("companyid"))
    : customerPlace(customer?._id ?? "");
}

/** How a place is named in a call about a list or a user. */
export const namedIn = ({ kind, id }: UsersPlace) => (kind === "customer" ? { customerid: id } : { companyid: id });

/** How a place is named in a user's input. */
export const inputPlace = ({ kind, id }: UsersPlace) => (kind === "customer" ? { customer: id } : { company: id });
