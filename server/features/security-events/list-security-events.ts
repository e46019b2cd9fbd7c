import type { EveryScope } from "@restride/domain/access/scope.ts";
import { securityEventFilter } from "@restride/domain/security-events/security-event.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { SecurityEventFilter } from "../../generated/resolvers.ts";
import type { SecurityEventsViews } from "./security-events.views.ts";

interface Deps {
  readonly views: SecurityEventsViews;
}

/** A page of security events by day, kind and account, newest day first. */
export const makeListSecurityEvents =
  ({ views }: Deps) =>
  async (scope: EveryScope, input: SecurityEventFilter) => {
    const filter = parseOrRefuse(securityEventFilter, input);
    if (isRefusal(filter)) return filter;
    const [events, total] = await Promise.all([
      views.acrossCustomersPage(scope, filter),
      views.acrossCustomersTotal(scope, filter),
    ]);
    return { events, total };
  };
