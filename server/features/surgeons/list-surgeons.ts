import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { pageSchema, totalShownBy } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { SurgeonsPageInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { SurgeonsViews } from "./surgeons.views.ts";

const longestSearch = 100;

/** A page of the clinic's surgeons, by name. */
export const makeListSurgeons =
  ({ db, views }: { readonly db: Database; readonly views: SurgeonsViews }) =>
  async (scope: CustomerScope, asked: SurgeonsPageInput | null | undefined) => {
    const page = parseOrRefuse(pageSchema, {
      current: asked?.current ?? undefined,
      pageSize: asked?.pageSize ?? undefined,
    });
    if (isRefusal(page)) return page;
    const search = (asked?.searchText ?? "").trim().slice(0, longestSearch);
    const descending = asked?.sorter?.order === "descend";
    return db.transaction(scope, async () => {
      const surgeons = await views.list(scope, { search, descending, page });
      return { surgeons, total: totalShownBy(page, surgeons.length) ?? (await views.total(scope, search)) };
    });
  };
