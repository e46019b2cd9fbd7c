import { companiesResolvers } from "./features/companies/companies.resolvers.ts";
import { type Companies, makeCompanies } from "./features/companies/companies.lookups.ts";
import { makeCompaniesStore } from "./features/companies/companies.store.ts";
import { makeCompaniesViews } from "./features/companies/companies.views.ts";
import { makeGetCompany } from "./features/companies/get-company.ts";
import { makeListCompanies } from "./features/companies/list-companies.ts";
import { makeSaveCompany } from "./features/companies/save-company.ts";
import { makeAssignCoach } from "./features/customers/assign-coach.ts";
import { makeAutoImportStore } from "./features/customers/auto-import.store.ts";
import { makeCustomerSummariesViews } from "./features/customers/customer-summaries.views.ts";
import type { ClinicClock } from "./features/customers/customers.lookups.ts";
import { customersResolvers } from "./features/customers/customers.resolvers.ts";
import { makeCustomersStore } from "./features/customers/customers.store.ts";
import { makeCustomersViews } from "./features/customers/customers.views.ts";
import { makeDrawCustomerCode } from "./features/customers/draw-customer-code.ts";
import { makeGetCustomer } from "./features/customers/get-customer.ts";
import { makeListCustomerNames, makeListCustomers } from "./features/customers/list-customers.ts";
import { makeSaveCustomer } from "./features/customers/save-customer.ts";
import { makeSummariseCustomers } from "./features/customers/summarise-customers.ts";
import { makeSwitchAutoImport } from "./features/customers/switch-auto-import.ts";
import { makeMissingPicture, type MissingPicture } from "./features/images/images.lookups.ts";
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
import { newCode } from "./platform/passwords/passwords.ts";
import type { Machines } from "./machines.ts";

type Wired = Machines & { readonly viewers: Viewers; readonly clock: ClinicClock };
type Needs = Wired & { readonly companies: Companies; readonly missingPicture: MissingPicture };

const wireUsers = (machines: Needs) => {
  const { db } = machines;
  const needs = { ...machines, views: makeUsersViews(db), store: makeUsersStore(db), usernames: makeUsernames(db) };
  const checkUser = makeCheckUser({ ...needs, mapCustomers: makeMapCustomers(needs) });
  return usersResolvers({
    listUsers: makeListUsers(needs),
    listHealthCoaches: makeListHealthCoaches(needs),
    getUser: makeGetUser(needs),
    saveUser: makeSaveUser({ ...needs, checkUser }),
  });
};

const wireCustomers = (machines: Needs) => {
  const { db } = machines;
  const views = makeCustomersViews(db);
  const summarise = makeSummariseCustomers({ ...machines, summaries: makeCustomerSummariesViews(db) });
  const needs = { ...machines, views, summarise, store: makeCustomersStore(db) };
  const getCustomer = makeGetCustomer(needs);
  return customersResolvers({
    getCustomer,
    listCustomers: makeListCustomers(needs),
    listNames: makeListCustomerNames(needs),
    drawCode: makeDrawCustomerCode({ views, newCode }),
    saveCustomer: makeSaveCustomer({ ...needs, getCustomer, assignCoach: makeAssignCoach(needs) }),
    switchAutoImport: makeSwitchAutoImport({ store: makeAutoImportStore(db) }),
  });
};

const wireCompanies = (machines: Needs) => {
  const views = makeCompaniesViews(machines.db);
  const needs = { ...machines, views, store: makeCompaniesStore(machines.db), getCompany: makeGetCompany({ views }) };
  return companiesResolvers({
    getCompany: needs.getCompany,
    listCompanies: makeListCompanies(needs),
    saveCompany: makeSaveCompany(needs),
  });
};

/** The people, clinics and companies that the programme is made of. */
export const wireOrganisation = (wired: Wired) => {
  const { db } = wired;
  const needs: Needs = { ...wired, companies: makeCompanies(db), missingPicture: makeMissingPicture(db) };
  return { faces: [wireUsers(needs), wireCustomers(needs), wireCompanies(needs)] };
};
