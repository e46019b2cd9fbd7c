import type { Viewer } from "@restride/domain/access/viewer.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { normaliseEmail } from "@restride/domain/values/email.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { MutationChangeUserPasswordArgs } from "../../../generated/resolvers.ts";
import type { Database } from "../../../platform/database/database.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { Passwords } from "../../../platform/passwords/passwords.ts";
import type { SecurityMails } from "../security-mails.ts";
import type { SessionsStore } from "../sessions/sessions.store.ts";
import type { CheckPassword } from "./check-password.ts";
import type { ForgiveAccount } from "./forgive-account.ts";
import { readNewPassword } from "./read-new-password.ts";
import type { Viewers } from "../sign-in.lookups.ts";
import type { PasswordLinksStore } from "./password-links.store.ts";
import type { Account, SignInQueries } from "../sign-in.queries.ts";
import * as texts from "./passwords-texts.ts";

interface Deps {
  readonly db: Database;
  readonly queries: SignInQueries;
  readonly links: PasswordLinksStore;
  readonly sessions: SessionsStore;
  readonly securityMails: SecurityMails;
  readonly forgiveAccount: ForgiveAccount;
  readonly viewers: Viewers;
  readonly passwords: Passwords;
  readonly checkPassword: CheckPassword;
  readonly now: () => number;
}

/**
 * Makes the use case that sets a new password of a signed-in person. It ends all their sessions, including the current one, so that they sign in
 * again. The owner receives a mail.
 */
export const makeChangeUserPassword = (deps: Deps) => {
  const { db, queries, links, sessions, securityMails, forgiveAccount, viewers, passwords, checkPassword, now } = deps;

  const save = (viewer: Viewer, account: Account, sessionId: Id, passwordHash: string) => {
    const scope = systemScope(viewer.userId);
    const at = instantOf(now());
    return db.transaction(scope, async () => {
      const session = await sessions.running(scope, viewer.userId, sessionId, at);
      const { device = "", place = "" } = session ?? {};
      await links.setUserPassword(scope, viewer.userId, passwordHash, at);
      const owner = { ...account, accountId: account.userId, isPatient: false };
      await securityMails.passwordChanged(scope, owner, { device, place });
    });
  };

  return async (viewer: Viewer, sessionId: Id, { _id, password: old, newpassword }: MutationChangeUserPasswordArgs) => {
    if (_id && _id !== viewer.userId) return refuse(texts.youCanChangeOnlyYourOwn);
    const account = (await queries.accountById(systemScope(viewer.userId), viewer.userId))!;
    const password = readNewPassword(newpassword);
    if (isRefusal(password)) return password;
    const email = normaliseEmail(account.email);
    const asking = { account: email, accountId: viewer.userId, address: viewer.userId, device: null };
    const right = await checkPassword(asking, async () => (await passwords.matches(account.passwordHash, old)) || null);
    if (isRefusal(right)) return right;
    await save(viewer, account, sessionId, await passwords.hash(password));
    await forgiveAccount(account);
    viewers.forget(viewer.userId);
    return { message: texts.yourNewPasswordIsSet };
  };
};
