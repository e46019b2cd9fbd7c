import type { Id } from "@restride/domain/values/id.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { codeNotSent, tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { maskEmail, normaliseEmail } from "@restride/domain/values/email.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { LoginCredentials } from "../../generated/resolvers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import { hashSecret, type Passwords } from "../../platform/passwords/passwords.ts";
import type { RecordSecurityEvent } from "../../platform/security-events/record-security-event.ts";
import type { Caller } from "./caller.ts";
import type { CheckPassword } from "./passwords/check-password.ts";
import { applicationOf, type OpenSession } from "./open-session.ts";
import type { SendCode } from "./send-code.ts";
import type { StartSession } from "./sessions/start-session.ts";
import type { OneTimeCodesStore } from "./one-time-codes.store.ts";
import type { SignInStore } from "./sign-in.store.ts";
import type { TrustedDevicesStore } from "./trusted-devices.store.ts";
import type { Account, SignInQueries } from "./sign-in.queries.ts";

interface Deps {
  readonly queries: SignInQueries;
  readonly store: SignInStore;
  readonly codes: OneTimeCodesStore;
  readonly devices: TrustedDevicesStore;
  readonly passwords: Passwords;
  readonly checkPassword: CheckPassword;
  readonly rateLimits: RateLimits;
  readonly recordSecurityEvent: RecordSecurityEvent;
  readonly sendCode: SendCode;
  readonly startSession: StartSession;
  readonly openSession: OpenSession;
  readonly now: () => number;
  readonly newId: () => Id;
}

/**
 * Makes the use case that checks email and password. A trusted device is signed in; for any other device a code is mailed, and the answer has the id
 * of the sign-in.
 */
export const makeLoginUser = (deps: Deps) => {
  const { queries, store, devices, passwords, checkPassword, startSession, openSession, now } = deps;
  const scope = systemScope("sign-in");
  const askForCode = makeAskForCode(deps);

  const withPassword = async (account: Account | undefined, password: string): Promise<Account | null> => {
    if (!account?.active) await passwords.matches(null, password);
    else if (await passwords.matches(account.passwordHash, password, renewHashOf(account))) return account;
    return null;
  };

  const renewHashOf =
    ({ userId, passwordHash }: Account) =>
    (hash: string) =>
      store.renewUserHash(scope, userId, passwordHash, hash);

  const at = () => instantOf(now());

  /** Returns the hash of the trust token, if it belongs to this account and has not expired. */
  const trustedDevice = async ({ email, trustToken }: LoginCredentials): Promise<string | null> => {
    if (!trustToken) return null;
    const device = hashSecret(trustToken);
    return (await devices.isTrusted(scope, normaliseEmail(email), device, at())) ? device : null;
  };

  return async (credentials: LoginCredentials, { address, userAgent }: Caller) => {
    const passwordAt = now();
    const device = await trustedDevice(credentials);
    const namedAccount = await queries.accountByEmail(scope, credentials.email);
    const attempt = {
      account: normaliseEmail(credentials.email),
      accountId: namedAccount?.userId ?? null,
      address,
      device,
    };
    const account = await checkPassword(attempt, () => withPassword(namedAccount, credentials.password));
    if (isRefusal(account)) return account;
    if (device === null || !(await devices.use(scope, account.userId, device, at())))
      return askForCode(account, passwordAt, address);
    const [application, location] = [applicationOf(credentials.deviceType), credentials.location ?? ""];
    const session = await startSession(scope, account.userId, { passwordAt, application, userAgent, location });
    const answer = await openSession(account, account.customerId, session);
    await store.noteLogin(scope, account.userId, at());
    return answer;
  };
};

/**
 * Makes the function that sends the code of a new sign-in, within the account's budget: the code after a correct password costs as much as any other
 * code.
 */
const makeAskForCode = ({ codes, rateLimits, recordSecurityEvent, sendCode, newId }: Deps) => {
  const scope = systemScope("sign-in");
  return async (account: Account, passwordAt: number, address: string) => {
    const wait = await rateLimits.take("codeSentByAccount", account.userId);
    if (wait > 0) {
      recordSecurityEvent({ kind: "lockOut", accountId: account.userId, source: "", address });
      return refuse(tooManyAttempts(wait));
    }
    const challengeId = newId();
    if (!(await sendCode(scope, challengeId, account, passwordAt))) {
      await codes.remove(scope, challengeId);
      return refuse(codeNotSent);
    }
    return { userid: challengeId, email: maskEmail(account.email) };
  };
};
