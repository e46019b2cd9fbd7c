import { companyScope, type Scope, wholeCompany } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { ReachCases } from "./case-reach.ts";
import type { CasesQueries } from "../cases.queries.ts";
import { caseLimitsOf } from "../../sight/sight.lookups.ts";

interface Deps {
  readonly queries: CasesQueries;
  readonly reachCases: ReachCases;
}

/**
 * Makes the use case that returns whether the viewer has an unread message in the current clinic, or without a clinic an unread case of the company.
 */
export const makeFindNewCases =
  ({ queries, reachCases }: Deps) =>
  async (scope: Scope, viewer: Viewer, surgeonId: Id | null) => {
    const inClinic = scope.kind === "customer";
    const company = inClinic || surgeonId !== null ? null : companyScope(viewer);
    if (company && wholeCompany(company))
      return { isNew: await queries.acrossCustomersAnyUnreadOfCompany(company, viewer.userId) };
    const reach = inClinic
      ? { scope, customerIds: [scope.customerId], ...caseLimitsOf(scope) }
      : await reachCases(scope, viewer);
    const unread = { ...reach, viewerId: viewer.userId, surgeonId, onlyMessages: inClinic };
    return { isNew: await queries.acrossCustomersAnyUnread(reach.scope, unread) };
  };
