import type { Id } from "@restride/domain/values/id.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { codeNotSent } from "@restride/domain/sign-in/sign-in.ts";
import { maskEmail, normaliseEmail } from "@restride/domain/values/email.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { LoginCredentials } from "../../generated/resolvers.ts";
import { instantOf } from "../../platform/instant.ts";
import { hashSecret, type Passwords } from "../../platform/passwords/passwords.ts";
import type { CheckPassword } from "./passwords/check-password.ts";
import { applicationOf, type OpenSession } from "./open-session.ts";
import type { SendCode } from "./send-code.ts";
import type { OneTimeCodesStore } from "./one-time-codes.store.ts";
import type { SignInStore } from "./sign-in.store.ts";
import type { TrustedDevicesStore } from "./trusted-devices.store.ts";
import type { Account, SignInViews } from "./sign-in.views.ts";

interface Needs {
  readonly views: SignInViews;
  readonly store: SignInStore;
  readonly codes: OneTimeCodesStore;
  readonly devices: TrustedDevicesStore;
  readonly passwords: Passwords;
  readonly checkPassword: CheckPassword;
  readonly sendCode: SendCode;
  readonly openSession: OpenSession;
  readonly now: () => number;
  readonly newId: () => Id;
}

/** Checks email and password. A trusted device is let in; any other is sent a code, and the answer names the sign-in. */
export const makeLoginUser = (needs: Needs) => {
  const { views, store, codes, devices, passwords, checkPassword, sendCode, openSession, now, newId } = needs;
  const scope = systemScope("sign-in");

  const checkedAccount = async ({ email, password }: LoginCredentials): Promise<Account | null> => {
    const account = await views.accountByEmail(scope, email);
    const right = await passwords.matches(account?.passwordHash ?? null, password);
    return account?.active && right ? account : null;
  };

  const at = () => instantOf(now());

  /** The hash of the trust token, if this account gave it and it is not over. */
  const trustedDevice = async ({ email, trustToken }: LoginCredentials): Promise<string | null> => {
    if (!trustToken) return null;
    const device = hashSecret(trustToken);
    return (await devices.isTrusted(scope, normaliseEmail(email), device, at())) ? device : null;
  };

  return async (credentials: LoginCredentials, address: string) => {
    const device = await trustedDevice(credentials);
    const asking = { account: normaliseEmail(credentials.email), address, device };
    const account = await checkPassword(asking, () => checkedAccount(credentials));
    if (isRefusal(account)) return account;
    if (device !== null && (await devices.use(scope, account.userId, device, at()))) {
      const session = await openSession(account, account.customerId, applicationOf(credentials.deviceType));
      await store.noteLogin(scope, account.userId, at());
      return session;
    }
    const challengeId = newId();
    if (!(await sendCode(scope, challengeId, account))) {
      await codes.remove(scope, challengeId);
      return refuse(codeNotSent);
    }
    return { userid: challengeId, email: maskEmail(account.email) };
  };
};
