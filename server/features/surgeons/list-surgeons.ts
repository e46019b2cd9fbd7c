import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { SurgeonsPageInput } from "../../generated/resolvers.ts";
import type { SurgeonsViews } from "./surgeons.views.ts";

const longestSearch = 100;

/** A page of the clinic's surgeons, by name. */
export const makeListSurgeons =
  ({ views }: { readonly views: SurgeonsViews }) =>
  async (scope: CustomerScope, asked: SurgeonsPageInput | null | undefined) => {
    const page = parseOrRefuse(pageSchema, {
      current: asked?.current ?? undefined,
      pageSize: asked?.pageSize ?? undefined,
    });
    if (isRefusal(page)) return page;
    const search = (asked?.searchText ?? "").trim().slice(0, longestSearch);
    const descending = asked?.sorter?.order === "descend";
    return {
      surgeons: await views.list(scope, { search, descending, page }),
      total: await views.total(scope, search),
    };
  };
