import { idField } from "@restride/domain/values/id.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { passwordLinkLifetime } from "@restride/domain/sign-in/sign-in.ts";
import { z } from "zod";
import { queuedJob } from "../../platform/jobs/jobs.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import { type LinkDeps, newLink, senderOf } from "./passwords/password-links.ts";
import * as texts from "./sign-in-texts.ts";

const footer = (publicUrl: string): string => texts.thisEmailIsYourUsername(publicUrl);

/**
 * Returns the job that mails a new user the link that sets the first password. A user who has a password already, or was switched off, receives no
 * mail.
 */
export const makeInviteUserJob = (deps: LinkDeps) => {
  const scope = systemScope("invite-user");
  return queuedJob({
    name: "invite-user",
    payload: z.object({ userId: idField }),
    run: ({ userId }) =>
      deps.db.transaction(scope, async () => {
        const account = await deps.queries.accountById(scope, userId);
        if (!account?.active || account.passwordHash !== null) return;
        const url = await newLink(deps, scope, { userId, customerId: null, patientId: null }, "set-password");
        const letter = writeLetter(await deps.letterheads(scope, account), {
          subject: texts.setYourPassword,
          paragraphs: [texts.anAccountWasMadeForYou],
          button: { label: texts.setPasswordButton, url },
          footer: footer(deps.publicUrl),
        });
        const message = { to: account.email, ...letter };
        // One mail per invitation; an account that was closed meanwhile can be invited again.
        const key = `invite-user ${userId} ${account.email} ${account.tokensValidFrom}`;
        await deps.send(senderOf(account, "invite-user"), key, {
          kind: "invitation",
          about: { userId, companyId: account.companyId },
          endsAt: deps.now() + passwordLinkLifetime,
          channel: "mail",
          message,
        });
      }),
  });
};
