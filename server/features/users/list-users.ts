import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { type UsersScope, usersScope } from "@restride/domain/users/users-scope.ts";
import { readSearchText } from "@restride/domain/names/search-form.ts";
import { offsetOf, type Page, pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { PageInput, UsersPageInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { RememberedIds } from "../../platform/database/remembered-ids.ts";
import type { UserListRequest, UsersQueries } from "./users.queries.ts";

interface Deps {
  readonly db: Database;
  readonly queries: UsersQueries;
  readonly rememberedIds: RememberedIds;
}

const pageOf = (
  { db, queries, rememberedIds }: Deps,
  scope: UsersScope,
  request: UserListRequest,
  page: Page,
  withPatients: boolean,
) =>
  db.transaction(scope, async () => {
    const readIds = () => queries.ids(scope, request);
    const isRemembered = scope.kind === "customer" && request.search === "";
    const ids = isRemembered ? await rememberedIds(scope, "users", request, readIds) : await readIds();
    const pageIds = ids.slice(offsetOf(page), offsetOf(page) + page.pageSize);
    return { users: await queries.list(scope, pageIds, withPatients), total: ids.length };
  });

/** Makes the use case that returns a page of the users of a clinic or a company, by last name. */
export const makeListUsers =
  (deps: Deps) => async (viewer: Viewer, pageInput: UsersPageInput, withPatients: boolean) => {
    const scope = usersScope(viewer, pageInput);
    if (isRefusal(scope)) return scope;
    const page = parseOrRefuse(pageSchema, {
      current: pageInput.page ?? undefined,
      pageSize: pageInput.size ?? undefined,
    });
    if (isRefusal(page)) return page;
    const request: UserListRequest = {
      search: readSearchText(pageInput.searchText),
      active: pageInput.active ?? null,
      role: null,
      onlyUsers: pageInput.onlyusers ?? false,
      descending: pageInput.sorter?.order === "descend",
    };
    return pageOf(deps, scope, request, page, withPatients);
  };

const allOfThem: Page = { current: 1, pageSize: Number.MAX_SAFE_INTEGER };

/** Makes the use case that returns the active health coaches of a company, by last name: a page, or all of them. */
export const makeListHealthCoaches =
  (deps: Deps) =>
  async (viewer: Viewer, companyid: Id | null | undefined, pagination: PageInput | null | undefined) => {
    const scope = usersScope(viewer, { companyid });
    if (isRefusal(scope)) return scope;
    const page = pagination ? parseOrRefuse(pageSchema, pagination) : allOfThem;
    if (isRefusal(page)) return page;
    const coaches = { search: "", active: true, role: Role.healthCoach, onlyUsers: true, descending: false } as const;
    return pageOf(deps, scope, coaches, page, false);
  };
