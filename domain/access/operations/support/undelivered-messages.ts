import { Role } from "../../roles.ts";
import { withAccount } from "../reach.ts";

const { admin, companyAdmin, superAdmin } = Role;

export const undeliveredMessagesOperations = {
  getUndeliveredMessages: withAccount(admin, companyAdmin, superAdmin),
  sendMessageAgain: withAccount(admin, companyAdmin, superAdmin),
  dismissUndeliveredMessage: withAccount(admin, companyAdmin, superAdmin),
};
