import { account, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const usersRequests = {
  getUsers: (ids) =>
    fixtureOf(query(`getUsers(pagination: { customerid: "${ids.customer}" })`, "users { _id customer }")),
  getUser: (ids) =>
    fixtureOf(query(`getUser(id: "${ids.user}", customerid: "${ids.customer}")`, "user { _id customer }")),
  getCompanyHealthcoach: (ids) =>
    fixtureOf(query(`getCompanyHealthcoach(companyid: "${ids.company}")`, "users { _id } total")),
  addEditUser: (ids) =>
    fixtureOf(
      mutation(
        `addEditUser(id: "${ids.user}", input: { customer: "${ids.customer}", firstname: "Sam", associateids: ["${ids.surgeon}"] })`,
        "{ status message user { _id customer } }",
      ),
    ),
} satisfies RequestFixtures;

export const usersPermissions = {
  // /users and /cusers (A201); a coach for a customer is chosen where customers are edited.
  getUsers: account("admin company coach super"),
  getUser: account("admin company coach super"),
  addEditUser: account("admin company coach super"),
  getCompanyHealthcoach: account("company super"),
} satisfies ExpectedPermissions;
