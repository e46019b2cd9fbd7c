import { account, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const undeliveredMessagesRequests = {
  getUndeliveredMessages: (ids) =>
    fixtureOf(
      query(
        `getUndeliveredMessages(customerid: "${ids.customer}", patientid: "${ids.patient}")`,
        "messages { _id patientid } total",
      ),
    ),
  sendMessageAgain: (ids) =>
    fixtureOf(mutation(`sendMessageAgain(id: "${ids.undelivered}", customerid: "${ids.customer}")`)),
  dismissUndeliveredMessage: (ids) =>
    fixtureOf(mutation(`dismissUndeliveredMessage(id: "${ids.undelivered}", customerid: "${ids.customer}")`)),
} satisfies RequestFixtures;

export const undeliveredMessagesPermissions = {
  // /users and the patient's panel for a clinic, /cusers for a company, /companies for messages that belong to no clinic.
  getUndeliveredMessages: account("admin company super"),
  sendMessageAgain: account("admin company super"),
  dismissUndeliveredMessage: account("admin company super"),
} satisfies ExpectedPermissions;
