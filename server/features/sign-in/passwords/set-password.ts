import { systemScope } from "@restride/domain/access/scope.ts";
import { newPasswordSchema } from "@restride/domain/sign-in/new-password.ts";
import { invalidLink, tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { normaliseEmail } from "@restride/domain/values/email.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../../platform/database/database.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { RateLimits } from "../../../platform/limits/rate-limits.ts";
import { hashSecret, type Passwords } from "../../../platform/passwords/passwords.ts";
import type { Viewers } from "../sign-in.lookups.ts";
import type { PasswordLinksStore } from "./password-links.store.ts";
import type { SignInViews } from "../sign-in.views.ts";

interface Needs {
  readonly db: Database;
  readonly views: SignInViews;
  readonly links: PasswordLinksStore;
  readonly viewers: Viewers;
  readonly passwords: Passwords;
  readonly rateLimits: RateLimits;
  readonly now: () => number;
}

interface Input {
  /** The email typed beside a staff link; null for a patient's link, which names its owner. */
  readonly email: string | null;
  readonly token: string;
  readonly password: string;
}

/** Sets a password by an emailed link. A wrong email leaves the link usable; a used or old link says how to go on. */
export const makeSetPassword = ({ db, views, links, viewers, passwords, rateLimits, now }: Needs) => {
  const scope = systemScope("password-link");

  const save = async (tokenHash: string, email: string | null, passwordHash: string, at: string) => {
    const owner = await links.use(scope, tokenHash, at);
    if (!owner || (owner.userId === null) !== (email === null)) return null;
    if (owner.userId === null) {
      await links.setPatientPassword(scope, owner.customerId, owner.patientId, passwordHash, at);
      return owner.patientId;
    }
    const account = await views.accountById(scope, owner.userId);
    if (!account?.active || normaliseEmail(account.email) !== normaliseEmail(email!)) return null;
    await links.setUserPassword(scope, owner.userId, passwordHash, at);
    return owner.userId;
  };

  return async ({ email, token, password }: Input, address: string) => {
    const wait = await rateLimits.take("resetByAddress", address);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const parsed = parseOrRefuse(newPasswordSchema, password);
    if (isRefusal(parsed)) return parsed;
    const passwordHash = await passwords.hash(parsed);
    const at = instantOf(now());
    const saved = await db.transactionIf(
      scope,
      (ownerId) => ownerId !== null,
      () => save(hashSecret(token), email, passwordHash, at),
    );
    if (saved === null) return refuse(invalidLink);
    viewers.forget(saved);
    return { message: "Your new password is set. Sign in with it." };
  };
};
