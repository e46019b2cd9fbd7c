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
