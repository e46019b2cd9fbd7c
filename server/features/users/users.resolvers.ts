import type { Faces } from "../../platform/graphql/faces.ts";
import type { makeGetUser } from "./get-user.ts";
import type { makeListHealthCoaches, makeListUsers } from "./list-users.ts";
import type { makeSaveUser } from "./save-user.ts";

interface UseCases {
  readonly listUsers: ReturnType<typeof makeListUsers>;
  readonly listHealthCoaches: ReturnType<typeof makeListHealthCoaches>;
  readonly getUser: ReturnType<typeof makeGetUser>;
  readonly saveUser: ReturnType<typeof makeSaveUser>;
}

export const usersResolvers = (use: UseCases): Faces => ({
  Query: {
    getUsers: ({ pagination }, { viewer, selects }) =>
      use.listUsers(viewer, pagination, selects("users", "patients_count")),
    getUser: ({ id, customerid, companyid }, { viewer }) => use.getUser(viewer, id, { customerid, companyid }),
    getCompanyHealthcoach: ({ companyid, pagination }, { viewer }) =>
      use.listHealthCoaches(viewer, companyid, pagination),
  },
  Mutation: {
    addEditUser: ({ input, id }, { viewer }) => use.saveUser(viewer, input, id),
  },
});
