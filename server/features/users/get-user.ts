import type { Id } from "@restride/domain/values/id.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { userTexts } from "@restride/domain/users/user-texts.ts";
import { type NamedPlace, usersScope } from "@restride/domain/users/users-scope.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { UsersQueries } from "./users.queries.ts";

/** Makes the use case that returns one user of a clinic or a company. */
export const makeGetUser =
  ({ queries }: { readonly queries: UsersQueries }) =>
  async (viewer: Viewer, userId: Id, place: NamedPlace) => {
    const scope = usersScope(viewer, place);
    if (isRefusal(scope)) return scope;
    const user = await queries.byId(scope, userId);
    return user ? { user } : refuse(userTexts.notFound);
  };
