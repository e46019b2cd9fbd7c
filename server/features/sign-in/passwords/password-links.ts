import type { Id } from "@restride/domain/values/id.ts";
import {
  type CustomerScope,
  type EveryScope,
  systemCustomerScope,
  systemScope,
} from "@restride/domain/access/scope.ts";
import { passwordLinkLifetime, tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { normaliseEmail } from "@restride/domain/values/email.ts";
import { z } from "zod";
import { instantOf } from "../../../platform/instant.ts";
import { queuedJob } from "../../../platform/jobs/jobs.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Queue } from "../../../platform/jobs/queue.ts";
import type { RateLimits } from "../../../platform/limits/rate-limits.ts";
import { writeLetter } from "../../../platform/mail/letter.ts";
import type { Send } from "../../../platform/outbox/outbox.ts";
import { hashSecret } from "../../../platform/passwords/passwords.ts";
import type { Letterheads } from "../../clinic-profile/letterheads.lookups.ts";
import type { PasswordLinksStore, PasswordOwner } from "./password-links.store.ts";
import type { Account, SignInQueries } from "../sign-in.queries.ts";
import * as texts from "./passwords-texts.ts";

/** Dependencies for mailing a link. */
export interface LinkDeps {
  readonly db: Database;
  readonly queries: SignInQueries;
  readonly links: PasswordLinksStore;
  readonly letterheads: Letterheads;
  readonly send: Send;
  readonly now: () => number;
  readonly newSecret: () => string;
  readonly publicUrl: string;
}

const payload = z.object({ email: z.string(), ask: z.string() });

/**
 * Job of "forgot password". It looks up the account in the background, so that neither the response's text nor its duration discloses whether the
 * account exists. `ask` identifies the request, so that one request sends one mail.
 */
export const makeResetLinkJob = (deps: LinkDeps) => {
  const scope = systemScope("password-link");
  return queuedJob({
    name: "password-link",
    payload,
    run: ({ email, ask }) =>
      deps.db.transaction(scope, async () => {
        const account = await deps.queries.accountByEmail(scope, email);
        if (!account?.active) return;
        const owner = { userId: account.userId, customerId: null, patientId: null };
        const isNew = account.passwordHash === null;
        const url = await newLink(deps, scope, owner, isNew ? "set-password" : "reset-password");
        const letter = writeLetter(await deps.letterheads(scope, account), {
          subject: texts.setANewPassword,
          paragraphs: [texts.openThisLinkToSet],
          button: { label: texts.setPasswordButton, url },
          footer: texts.ifYouDidNotAsk,
        });
        await deps.send(senderOf(account, "password-link"), `password-link ${ask}`, {
          kind: "passwordLink",
          about: { userId: account.userId, companyId: account.companyId },
          endsAt: deps.now() + passwordLinkLifetime,
          channel: "mail",
          message: { to: account.email, ...letter },
        });
      }),
  });
};

/** Returns the tenant of a message to an account: its clinic; company users and super admins belong to none. */
export const senderOf = ({ customerId }: Pick<Account, "customerId">, actor: string): CustomerScope | EveryScope =>
  customerId === null ? systemScope(actor) : systemCustomerScope(customerId, actor);

/** Creates a link with which its owner sets a password; only its hash is stored. */
export const newLink = async (
  { links, now, newSecret, publicUrl }: Pick<LinkDeps, "links" | "now" | "newSecret" | "publicUrl">,
  scope: EveryScope,
  owner: PasswordOwner,
  page: string,
): Promise<string> => {
  const secret = newSecret();
  const expiresAt = instantOf(now() + passwordLinkLifetime);
  await links.save(scope, hashSecret(secret), owner, expiresAt);
  return `${publicUrl}/${page}/${secret}`;
};

interface ResetLinkDeps {
  readonly newId: () => Id;
  readonly queue: Queue;
  readonly rateLimits: RateLimits;
}

/** Makes the use case that accepts a request for a link; the answer is the same for every email. */
export const makeSendResetPasswordLink = ({ queue, rateLimits, newId }: ResetLinkDeps) => {
  const scope = systemScope("sign-in");
  return async (email: string, address: string) => {
    const accountEmail = normaliseEmail(email);
    const wait =
      (await rateLimits.take("resetByAddress", address)) || (await rateLimits.take("resetByAccount", accountEmail));
    if (wait > 0) return refuse(tooManyAttempts(wait));
    await queue(scope, "password-link", { email: accountEmail, ask: newId() });
    return { message: texts.ifThereIsAnAccount };
  };
};
