import { systemScope } from "@restride/domain/access/scope.ts";
import { deviceName } from "@restride/domain/sign-in/device-name.ts";
import { invalidLink, tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { normaliseEmail } from "@restride/domain/values/email.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../../platform/database/database.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { RateLimits } from "../../../platform/limits/rate-limits.ts";
import { hashSecret, type Passwords } from "../../../platform/passwords/passwords.ts";
import type { Caller } from "../caller.ts";
import type { SecurityMails } from "../security-mails.ts";
import type { Viewers } from "../sign-in.lookups.ts";
import { type ForgiveAccount, patientPasswordKey } from "./forgive-account.ts";
import type { PasswordLinksStore } from "./password-links.store.ts";
import { readNewPassword } from "./read-new-password.ts";
import type { SignInQueries } from "../sign-in.queries.ts";
import * as texts from "./passwords-texts.ts";

interface Deps {
  readonly db: Database;
  readonly queries: SignInQueries;
  readonly links: PasswordLinksStore;
  readonly viewers: Viewers;
  readonly passwords: Passwords;
  readonly rateLimits: RateLimits;
  readonly securityMails: SecurityMails;
  readonly forgiveAccount: ForgiveAccount;
  readonly now: () => number;
}

interface Input {
  /** The email typed with a staff link; null for a patient's link, which identifies its owner. */
  readonly email: string | null;
  readonly token: string;
  readonly password: string;
}

/**
 * Makes the use case that sets a password by an emailed link. After a wrong email the link still works; for a used or expired link the answer says
 * how to continue. The owner receives a mail, except for the first password.
 */
export const makeSetPassword = (deps: Deps) => {
  const { db, viewers, passwords, rateLimits, now } = deps;
  const scope = systemScope("password-link");
  const save = makeSave(deps);

  return async ({ email, token, password }: Input, { address, userAgent }: Caller) => {
    const wait = await rateLimits.take("resetByAddress", address);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const fresh = readNewPassword(password);
    if (isRefusal(fresh)) return fresh;
    const passwordHash = await passwords.hash(fresh);
    const link = { tokenHash: hashSecret(token), email, passwordHash, at: instantOf(now()), userAgent };
    const saved = await db.transactionIf(
      scope,
      (ownerId) => ownerId !== null,
      () => save(link),
    );
    if (saved === null) return refuse(invalidLink);
    viewers.forget(saved);
    return { message: texts.yourNewPasswordIsSet };
  };
};

interface NewPassword {
  readonly tokenHash: string;
  readonly email: string | null;
  readonly passwordHash: string;
  readonly at: string;
  readonly userAgent: string;
}

/** Makes the function that uses up the link and saves the password; returns the owner, or null for a link that does not work. */
const makeSave = ({ queries, links, rateLimits, securityMails, forgiveAccount }: Deps) => {
  const scope = systemScope("password-link");

  const ofPatient = async (customerId: Id, patientId: Id, { passwordHash, at, userAgent }: NewPassword) => {
    const patient = await queries.patientById(scope, customerId, patientId);
    await links.setPatientPassword(scope, customerId, patientId, passwordHash, at);
    if (patient) await rateLimits.forgive("passwordByAccount", patientPasswordKey(patient.email));
    if (patient?.passwordHash && patient.email !== "") {
      const owner = { email: patient.email, customerId, companyId: null, accountId: patientId, isPatient: true };
      await securityMails.passwordChanged(scope, owner, { device: deviceName(userAgent), place: "" });
    }
    return patientId;
  };

  const ofUser = async (userId: Id, { email, passwordHash, at, userAgent }: NewPassword) => {
    const account = await queries.accountById(scope, userId);
    if (!account?.active || normaliseEmail(account.email) !== normaliseEmail(email!)) return null;
    await links.setUserPassword(scope, userId, passwordHash, at);
    await forgiveAccount(account);
    if (account.passwordHash !== null) {
      const owner = { ...account, accountId: userId, isPatient: false };
      await securityMails.passwordChanged(scope, owner, { device: deviceName(userAgent), place: "" });
    }
    return userId;
  };

  return async (newPassword: NewPassword): Promise<Id | null> => {
    const owner = await links.use(scope, newPassword.tokenHash, newPassword.at);
    if (!owner || (owner.userId === null) !== (newPassword.email === null)) return null;
    return owner.userId === null
      ? ofPatient(owner.customerId, owner.patientId, newPassword)
      : ofUser(owner.userId, newPassword);
  };
};
