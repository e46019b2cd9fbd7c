import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Companies } from "../companies/companies.lookups.ts";
import type { MissingPicture } from "../images/images.lookups.ts";
import type { Viewers } from "../sign-in/sign-in.lookups.ts";
import { makeCheckUser } from "./check-user.ts";
import { makeGetUser } from "./get-user.ts";
import { makeListHealthCoaches, makeListUsers } from "./list-users.ts";
import { makeMapCustomers } from "./map-customers.ts";
import { makeSaveUser } from "./save-user.ts";
import type { Usernames } from "./users.lookups.ts";
import { makeUsersStore } from "./users.store.ts";
import { makeUsersQueries } from "./users.queries.ts";

interface Deps extends Platform {
  readonly companies: Companies;
  readonly missingPicture: MissingPicture;
  readonly usernames: Usernames;
  readonly viewers: Viewers;
}

/** Staff with an account. */
export const usersFeature = (featureDeps: Deps): Feature => {
  const deps = { ...featureDeps, queries: makeUsersQueries(featureDeps.db), store: makeUsersStore(featureDeps.db) };
  const checkUser = makeCheckUser({ ...deps, mapCustomers: makeMapCustomers(deps) });
  const listUsers = makeListUsers(deps);
  const listHealthCoaches = makeListHealthCoaches(deps);
  const getUser = makeGetUser(deps);
  const saveUser = makeSaveUser({ ...deps, checkUser });
  return {
    resolvers: {
      Query: {
        getUsers: ({ pagination }, { viewer, selects }) =>
          listUsers(viewer, pagination, selects("users", "patients_count")),
        getUser: ({ id, customerid, companyid }, { viewer }) => getUser(viewer, id, { customerid, companyid }),
        getCompanyHealthcoach: ({ companyid, pagination }, { viewer }) =>
          listHealthCoaches(viewer, companyid, pagination),
      },
      Mutation: {
        addEditUser: ({ input, id }, { viewer }) => saveUser(viewer, input, id),
      },
    },
  };
};
