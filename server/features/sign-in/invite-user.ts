import { systemScope } from "@restride/domain/access/scope.ts";
import { z } from "zod";
import { queuedJob } from "../../platform/jobs/worker.ts";
import type { Messengers } from "../../platform/mail/messengers.ts";
import { newLink } from "./password-links.ts";
import type { SignInStore } from "./sign-in.store.ts";
import type { SignInViews } from "./sign-in.views.ts";

interface Needs {
  readonly views: SignInViews;
  readonly store: SignInStore;
  readonly messengers: Messengers;
  readonly now: () => number;
  readonly newSecret: () => string;
  readonly publicUrl: string;
}

const invitation = (link: string, publicUrl: string): string =>
  `An account was made for you.\n\nOpen this link and set your password:\n\n${link}\n\nIt works once, for a day. ` +
  `Later, ask for a new link here:\n\n${publicUrl}/forgot-password\n\nThis email is your username.`;

/** Mails a new user the link that sets the first password. Who has one already, or was switched off, gets nothing. */
export const makeInviteUserJob = (needs: Needs) => {
  const scope = systemScope("invite-user");
  return queuedJob({
    name: "invite-user",
    payload: z.object({ userId: z.string() }),
    run: async ({ userId }) => {
      const account = await needs.views.accountById(scope, userId);
      if (!account?.active || account.passwordHash !== null) return;
      const link = await newLink(needs, scope, { userId, customerId: null, patientId: null }, "set-password");
      await needs.messengers.mail({
        to: account.email,
        subject: "Set your password for Restride",
        text: invitation(link, needs.publicUrl),
      });
    },
  });
};
