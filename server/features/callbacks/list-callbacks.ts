import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { QueryGetCallbackRequestsArgs } from "../../generated/resolvers.ts";
import type { CallbacksQueries } from "./callbacks.queries.ts";

interface Deps {
  readonly queries: CallbacksQueries;
}

/** Makes the use case that lists the callback requests that are open, or those that are handled. */
export const makeListCallbacks =
  ({ queries }: Deps) =>
  async (scope: CustomerScope, { done, metadata }: QueryGetCallbackRequestsArgs) => {
    const page = parseOrRefuse(pageSchema, metadata ?? {});
    if (isRefusal(page)) return page;
    const isDone = done ?? false;
    const [requests, counts] = await Promise.all([queries.page(scope, isDone, page), queries.counts(scope)]);
    return { requests, total: isDone ? counts.done : counts.open, open: counts.open };
  };
