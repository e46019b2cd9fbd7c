import { account, type Rights } from "../right.ts";
import { mutation, only, query, type Samples } from "./sample.ts";

export const usersSamples = {
  getUsers: (aim) => only(query(`getUsers(pagination: { customerid: "${aim.customer}" })`, "users { _id customer }")),
  getUser: (aim) => only(query(`getUser(id: "${aim.user}", customerid: "${aim.customer}")`, "user { _id customer }")),
  getCompanyHealthcoach: (aim) =>
    only(query(`getCompanyHealthcoach(companyid: "${aim.company}")`, "users { _id } total")),
  addEditUser: (aim) =>
    only(
      mutation(
        `addEditUser(id: "${aim.user}", input: { customer: "${aim.customer}", firstname: "Sam", associateids: ["${aim.surgeon}"] })`,
        "{ status message user { _id customer } }",
      ),
    ),
} satisfies Samples;

export const usersRights = {
  // /users and /cusers (A201); a coach for a customer is chosen where customers are kept.
  getUsers: account("admin company coach super"),
  getUser: account("admin company coach super"),
  addEditUser: account("admin company coach super"),
  getCompanyHealthcoach: account("company super"),
} satisfies Rights;
