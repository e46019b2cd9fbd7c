import { Role } from "../access/roles.ts";
import { withAccount } from "../access/reach.ts";

/** Query tag of undelivered messages. */
export type UndeliveredMessagesQueryTag = "undelivered";

const { admin, companyAdmin, superAdmin } = Role;

export const undeliveredMessagesOperations = {
  getUndeliveredMessages: withAccount(admin, companyAdmin, superAdmin),
  sendMessageAgain: withAccount(admin, companyAdmin, superAdmin),
  dismissUndeliveredMessage: withAccount(admin, companyAdmin, superAdmin),
};
