import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CountQuery } from "@restride/domain/drill-down/metric-filter.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import type { PeriodSums } from "../period-sums/period-sums.lookups.ts";
import type { DrillDownQueries, DrillDownRow } from "./drill-down.queries.ts";

interface Deps {
  readonly queries: DrillDownQueries;
  readonly periodSums: PeriodSums;
}

/**
 * Makes the use case that returns the number of patients of a count, their due and done items, and a page of them: from the stored sums where there are
 * any, otherwise from the days.
 */
export const makeOpenCount =
  ({ queries, periodSums }: Deps) =>
  async (scope: CustomerScope, query: CountQuery, page: Page): Promise<DrillDownRow> => {
    const period = await periodSums.find(scope, query);
    if (period === null) return queries.open(scope, query, page);
    const { area, bucket, joint } = query;
    const list = { area, bucket, joint };
    const [sums, people] = await Promise.all([
      periodSums.total(scope, period, list),
      periodSums.patients(scope, period, [list], { limit: page.pageSize, offset: offsetOf(page) }),
    ]);
    return { ...sums, people };
  };
