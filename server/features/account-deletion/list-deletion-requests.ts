import type { CompanyScope, EveryScope } from "@restride/domain/access/scope.ts";
import { pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { QueryGetDeletionRequestsArgs } from "../../generated/resolvers.ts";
import type { DeletionRequestsViews } from "./deletion-requests.views.ts";

interface Deps {
  readonly requestsViews: DeletionRequestsViews;
}

/** Lists requests for deletion that no record fits, newest first. A company does not learn which other companies have them too. */
export const makeListDeletionRequests =
  ({ requestsViews }: Deps) =>
  async (scope: CompanyScope | EveryScope, { metadata }: QueryGetDeletionRequestsArgs) => {
    const page = parseOrRefuse(pageSchema, metadata ?? {});
    if (isRefusal(page)) return page;
    const [rows, total] = await Promise.all([
      requestsViews.acrossCustomersPage(scope, page),
      requestsViews.acrossCustomersTotal(scope),
    ]);
    const requests = rows.map((row) => ({ ...row, companies: scope.kind === "every" ? [...row.companies] : [] }));
    return { requests, total };
  };
