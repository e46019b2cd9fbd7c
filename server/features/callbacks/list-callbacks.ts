import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { QueryGetCallbackRequestsArgs } from "../../generated/resolvers.ts";
import type { CallbacksViews } from "./callbacks.views.ts";

interface Deps {
  readonly views: CallbacksViews;
}

/** Who asked to be called back and was not, or was. */
export const makeListCallbacks =
  ({ views }: Deps) =>
  async (scope: CustomerScope, { done, metadata }: QueryGetCallbackRequestsArgs) => {
    const page = parseOrRefuse(pageSchema, metadata ?? {});
    if (isRefusal(page)) return page;
    const isDone = done ?? false;
    const [requests, counts] = await Promise.all([views.page(scope, isDone, page), views.counts(scope)]);
    return { requests, total: isDone ? counts.done : counts.open, open: counts.open };
  };
