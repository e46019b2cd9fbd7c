import { type CustomerScope, systemCustomerScope } from "@restride/domain/access/scope.ts";
import { versionLetter } from "@restride/domain/content/version-letter.ts";
import { type Id, idField } from "@restride/domain/values/id.ts";
import { z } from "zod";
import { writeLetter } from "../../platform/mail/letter.ts";
import type { MessageCheck } from "../../platform/outbox/message.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { AdminsOfClinic } from "../users/admins.lookups.ts";
import * as texts from "./content-texts.ts";

interface Deps {
  readonly adminsOfClinic: AdminsOfClinic;
  readonly letterheads: Letterheads;
  readonly send: Send;
  readonly publicUrl: string;
}

/** Content of a mail about a version that is applied to running programmes, and its sender. */
export const appliedVersion = z.object({
  plan: z.string(),
  number: z.int(),
  changes: z.array(z.string()),
  company: idField.nullable(),
});

/**
 * Returns a function that mails each admin of a clinic that its programmes follow a version. It runs in the transaction of the clinic's
 * first changed programme, so that no mail is sent about a change that did not happen. The key names version and admin, so later programmes
 * of the clinic send no second mail.
 */
export const makeMailAdmins =
  ({ adminsOfClinic, letterheads, send, publicUrl }: Deps) =>
  async (
    scope: CustomerScope,
    versionId: Id,
    { company, ...applied }: z.infer<typeof appliedVersion>,
  ): Promise<void> => {
    const from = await letterheads(scope, { customerId: null, companyId: company });
    const letter = {
      ...versionLetter(applied),
      button: { label: texts.openPatients, url: `${publicUrl}/patient` },
      footer: texts.youReadThisBecauseYou,
    };
    for (const { userId, email } of await adminsOfClinic(scope))
      await send(scope, `version ${versionId} ${userId}`, {
        kind: "versionNews",
        about: { userId },
        channel: "mail",
        message: { to: email, ...writeLetter(from, letter) },
      });
  };

/** Checks of mails to the administrators of a clinic: they are needed while the recipient is an administrator with that address. */
export const makeContentChecks = ({ adminsOfClinic }: Pick<Deps, "adminsOfClinic">): MessageCheck[] => [
  {
    kind: "versionNews",
    findObsoleteReason: async ({ customerId, userId, to }) => {
      const admins = await adminsOfClinic(systemCustomerScope(customerId, "send-message"));
      const admin = admins.find((each) => each.userId === userId);
      if (!admin) return "inactive";
      return admin.email === to ? null : "addressChanged";
    },
  },
];

export type MailAdmins = ReturnType<typeof makeMailAdmins>;
