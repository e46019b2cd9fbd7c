import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { MessageCheck } from "../../platform/outbox/message.ts";
import type { AdminsOfClinic } from "../users/admins.lookups.ts";

interface Deps {
  readonly adminsOfClinic: AdminsOfClinic;
}

/** The sense of mails to the administrators of a clinic: they still are, at that address. */
export const makeContentChecks = ({ adminsOfClinic }: Deps): MessageCheck[] => [
  {
    kind: "versionNews",
    findLostSense: async ({ customerId, userId, to }) => {
      const admins = await adminsOfClinic(systemCustomerScope(customerId, "send-message"));
      const admin = admins.find((each) => each.userId === userId);
      if (!admin) return "inactive";
      return admin.email === to ? null : "addressChanged";
    },
  },
];
