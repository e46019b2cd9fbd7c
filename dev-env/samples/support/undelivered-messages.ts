import { account, type Rights } from "../../right.ts";
import { mutation, only, query, type Samples } from "../sample.ts";

export const undeliveredMessagesSamples = {
  getUndeliveredMessages: (aim) =>
    only(
      query(
        `getUndeliveredMessages(customerid: "${aim.customer}", patientid: "${aim.patient}")`,
        "messages { _id patientid } total",
      ),
    ),
  sendMessageAgain: (aim) =>
    only(mutation(`sendMessageAgain(id: "${aim.undelivered}", customerid: "${aim.customer}")`)),
  dismissUndeliveredMessage: (aim) =>
    only(mutation(`dismissUndeliveredMessage(id: "${aim.undelivered}", customerid: "${aim.customer}")`)),
} satisfies Samples;

export const undeliveredMessagesRights = {
  // /users and the patient's panel for a clinic, /cusers for a company, /companies for all that belongs to no clinic.
  getUndeliveredMessages: account("admin company super"),
  sendMessageAgain: account("admin company super"),
  dismissUndeliveredMessage: account("admin company super"),
} satisfies Rights;
