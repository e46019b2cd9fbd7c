import type { EveryScope } from "@restride/domain/access/scope.ts";
import { securityEventFilterSchema } from "@restride/domain/security-events/security-event.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { SecurityEventFilter } from "../../generated/resolvers.ts";
import type { SecurityEventsQueries } from "./security-events.queries.ts";

interface Deps {
  readonly queries: SecurityEventsQueries;
}

/** Makes the use case that returns a page of security events by day, kind and account, newest day first. */
export const makeListSecurityEvents =
  ({ queries }: Deps) =>
  async (scope: EveryScope, input: SecurityEventFilter) => {
    const filter = parseOrRefuse(securityEventFilterSchema, input);
    if (isRefusal(filter)) return filter;
    const [events, total] = await Promise.all([
      queries.acrossCustomersPage(scope, filter),
      queries.acrossCustomersTotal(scope, filter),
    ]);
    return { events, total };
  };
