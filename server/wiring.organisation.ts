import { companiesResolvers } from "./features/companies/companies.resolvers.ts";
import { makeCompanies } from "./features/companies/companies.lookups.ts";
import { makeCompaniesViews } from "./features/companies/companies.views.ts";
import { makeListCompanies } from "./features/companies/list-companies.ts";
import { customersResolvers } from "./features/customers/customers.resolvers.ts";
import { makeCustomersViews } from "./features/customers/customers.views.ts";
import { makeListCustomers } from "./features/customers/list-customers.ts";
import type { Viewers } from "./features/sign-in/sign-in.lookups.ts";
import { makeCheckUser } from "./features/users/check-user.ts";
import { makeGetUser } from "./features/users/get-user.ts";
import { makeListHealthCoaches, makeListUsers } from "./features/users/list-users.ts";
import { makeMapCustomers } from "./features/users/map-customers.ts";
import { makeSaveUser } from "./features/users/save-user.ts";
import { makeUsernames } from "./features/users/users.lookups.ts";
import { usersResolvers } from "./features/users/users.resolvers.ts";
import { makeUsersStore } from "./features/users/users.store.ts";
import { makeUsersViews } from "./features/users/users.views.ts";
import type { Machines } from "./wiring.ts";

type Needs = Machines & { readonly viewers: Viewers };

const wireUsers = (machines: Needs) => {
  const { db } = machines;
  const needs = { ...machines, views: makeUsersViews(db), store: makeUsersStore(db), usernames: makeUsernames(db) };
  const checkUser = makeCheckUser({ ...needs, mapCustomers: makeMapCustomers(needs) });
  return usersResolvers({
    listUsers: makeListUsers(needs),
    listHealthCoaches: makeListHealthCoaches(needs),
    getUser: makeGetUser(needs),
    saveUser: makeSaveUser({ ...needs, checkUser, companies: makeCompanies(db) }),
  });
};

/** The people, clinics and companies that the programme is made of. */
export const wireOrganisation = (needs: Needs) => ({
  faces: [
    wireUsers(needs),
    customersResolvers({ listCustomers: makeListCustomers({ db: needs.db, views: makeCustomersViews(needs.db) }) }),
    companiesResolvers({ listCompanies: makeListCompanies({ views: makeCompaniesViews(needs.db) }) }),
  ],
});
