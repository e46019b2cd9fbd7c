import { systemScope } from "@restride/domain/access/scope.ts";
import { tooManyAttempts, wrongCredentials } from "@restride/domain/sign-in/sign-in.ts";
import { maskEmail } from "@restride/domain/values/email.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { LoginCredentials } from "../../generated/resolvers.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import { hashSecret, type Passwords } from "../../platform/passwords/passwords.ts";
import { applicationOf, type OpenSession } from "./open-session.ts";
import type { SendCode } from "./send-code.ts";
import type { SignInStore } from "./sign-in.store.ts";
import type { Account, SignInViews } from "./sign-in.views.ts";

interface Needs {
  readonly views: SignInViews;
  readonly store: SignInStore;
  readonly passwords: Passwords;
  readonly rateLimits: RateLimits;
  readonly sendCode: SendCode;
  readonly openSession: OpenSession;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Checks email and password. A trusted device is let in; any other is sent a code, and the answer names the sign-in. */
export const makeLoginUser = ({ views, store, passwords, rateLimits, sendCode, openSession, now, newId }: Needs) => {
  const scope = systemScope("sign-in");

  const checkedAccount = async ({ email, password }: LoginCredentials): Promise<Account | null> => {
    const account = await views.accountByEmail(scope, email);
    const right = await passwords.matches(account?.passwordHash ?? null, password);
    return account?.active && right ? account : null;
  };

  const trusts = async (userId: string, trustToken: string | null | undefined) =>
    Boolean(trustToken) && store.useTrust(scope, userId, hashSecret(trustToken!), new Date(now()).toISOString());

  return async (credentials: LoginCredentials, address: string) => {
    const wait =
      (await rateLimits.take("passwordByAddress", address)) ||
      (await rateLimits.take("passwordByAccount", credentials.email.slice(0, 200)));
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const account = await checkedAccount(credentials);
    if (!account) return refuse(wrongCredentials);
    await rateLimits.forgive("passwordByAccount", credentials.email);
    if (await trusts(account.userId, credentials.trustToken)) {
      const session = await openSession(account, account.customerId, applicationOf(credentials.deviceType));
      await store.noteLogin(scope, account.userId, new Date(now()).toISOString());
      return session;
    }
    const challengeId = newId();
    await sendCode(scope, challengeId, account);
    return { userid: challengeId, email: maskEmail(account.email) };
  };
};
