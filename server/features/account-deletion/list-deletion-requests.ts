import type { CompanyScope, EveryScope } from "@restride/domain/access/scope.ts";
import { pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { QueryGetDeletionRequestsArgs } from "../../generated/resolvers.ts";
import type { DeletionRequestsQueries } from "./deletion-requests.queries.ts";

interface Deps {
  readonly requestsQueries: DeletionRequestsQueries;
}

/**
 * Makes the use case that lists requests for deletion that match no record, newest first. A company does not see which other companies have them too.
 */
export const makeListDeletionRequests =
  ({ requestsQueries }: Deps) =>
  async (scope: CompanyScope | EveryScope, { metadata }: QueryGetDeletionRequestsArgs) => {
    const page = parseOrRefuse(pageSchema, metadata ?? {});
    if (isRefusal(page)) return page;
    const [rows, total] = await Promise.all([
      requestsQueries.acrossCustomersPage(scope, page),
      requestsQueries.acrossCustomersTotal(scope),
    ]);
    const requests = rows.map((row) => ({ ...row, companies: scope.kind === "every" ? [...row.companies] : [] }));
    return { requests, total };
  };
