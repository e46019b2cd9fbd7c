import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { readSearchText } from "@restride/domain/names/search-form.ts";
import { offsetOf, pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { SurgeonsPageInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { RememberedIds } from "../../platform/database/remembered-ids.ts";
import type { SurgeonsQueries } from "./surgeons.queries.ts";

interface Deps {
  readonly db: Database;
  readonly queries: SurgeonsQueries;
  readonly rememberedIds: RememberedIds;
}

/** Makes the use case that returns a page of the clinic's surgeons, by name. */
export const makeListSurgeons =
  ({ db, queries, rememberedIds }: Deps) =>
  async (scope: CustomerScope, pageInput: SurgeonsPageInput | null | undefined) => {
    const page = parseOrRefuse(pageSchema, {
      current: pageInput?.current ?? undefined,
      pageSize: pageInput?.pageSize ?? undefined,
    });
    if (isRefusal(page)) return page;
    const search = readSearchText(pageInput?.searchText);
    const descending = pageInput?.sorter?.order === "descend";
    const cacheKey = { descending, surgeons: scope.surgeonIds };
    return db.transaction(scope, async () => {
      const readIds = () => queries.ids(scope, { search, descending });
      const ids = search === "" ? await rememberedIds(scope, "surgeons", cacheKey, readIds) : await readIds();
      const pageIds = ids.slice(offsetOf(page), offsetOf(page) + page.pageSize);
      return { surgeons: await queries.list(scope, pageIds), total: ids.length };
    });
  };
