import type { Id } from "@restride/domain/values/id.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import {
  invalidCode,
  normaliseCode,
  replacedCode,
  tooManyAttempts,
  trustDuration,
} from "@restride/domain/sign-in/sign-in.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { MutationLoginWithOtpArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import { instantOf } from "../../platform/instant.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import { hashSecret } from "../../platform/passwords/passwords.ts";
import type { RecordSecurityEvent } from "../../platform/security-events/record-security-event.ts";
import type { Caller } from "./caller.ts";
import { applicationOf, type OpenSession } from "./open-session.ts";
import type { SecurityMails } from "./security-mails.ts";
import { hashCode } from "./send-code.ts";
import type { OneTimeCodesStore } from "./one-time-codes.store.ts";
import type { StartSession } from "./sessions/start-session.ts";
import type { SignInStore } from "./sign-in.store.ts";
import type { TrustedDevicesStore } from "./trusted-devices.store.ts";
import type { Account, SignInQueries } from "./sign-in.queries.ts";
import * as texts from "./sign-in-texts.ts";

interface Deps {
  readonly db: Database;
  readonly queries: SignInQueries;
  readonly store: SignInStore;
  readonly codes: OneTimeCodesStore;
  readonly devices: TrustedDevicesStore;
  readonly rateLimits: RateLimits;
  readonly recordSecurityEvent: RecordSecurityEvent;
  readonly securityMails: SecurityMails;
  readonly startSession: StartSession;
  readonly openSession: OpenSession;
  readonly now: () => number;
  readonly newId: () => Id;
  readonly newSecret: () => string;
}

/** A sign-in whose code was correct. */
interface CorrectSignIn {
  readonly userId: Id;
  readonly passwordAt: number;
}

/** Makes the use case that opens the session for a correct code, and on request trusts the device. A code works once. */
export const makeLoginWithOtp = (deps: Deps) => {
  const { db, queries, store, devices, rateLimits, securityMails, startSession, openSession, now } = deps;
  const scope = systemScope("sign-in");
  const checkCode = makeCheckCode(deps);

  const trust = async (userId: Id, { device, location }: MutationLoginWithOtpArgs) => {
    const trustToken = deps.newSecret();
    await devices.save(scope, {
      deviceId: deps.newId(),
      userId,
      tokenHash: hashSecret(trustToken),
      device: device || texts.unknownDevice,
      location: location ?? "",
      at: instantOf(now()),
      expiresAt: instantOf(now() + trustDuration * 1000),
    });
    return { trustToken, exp: trustDuration };
  };

  /**
   * Starts the session and mails its owner that the device was not trusted. The first sign-in sends no such mail, because it follows the
   * owner's own invitation.
   */
  const start = (account: Account, passwordAt: number, input: MutationLoginWithOtpArgs, userAgent: string) =>
    db.transaction(scope, async () => {
      const [application, location] = [applicationOf(input.deviceType), input.location ?? ""];
      const signIn = { passwordAt, application, userAgent, location };
      const session = await startSession(scope, account.userId, signIn);
      if (account.lastLoginAt !== null) await securityMails.signedIn(scope, account, session.sessionId, signIn);
      return session;
    });

  return async (input: MutationLoginWithOtpArgs, { address, userAgent }: Caller) => {
    const wait = await rateLimits.take("codeByAddress", address);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const passed = await checkCode(input, address);
    if (isRefusal(passed)) return passed;
    const account = await queries.accountById(scope, passed.userId);
    if (!account?.active) return refuse(invalidCode);
    const session = await start(account, passed.passwordAt, input, userAgent);
    deps.recordSecurityEvent({ kind: "newDevice", accountId: account.userId, source: "", address });
    const answer = await openSession(account, account.customerId, session);
    const trusted = input.isTrusted ? await trust(account.userId, input) : {};
    await store.noteLogin(scope, account.userId, instantOf(now()));
    return { ...answer, ...trusted };
  };
};

/**
 * Makes the function that checks and uses up a code. Wrong codes are counted by account, over all its sign-ins and from all addresses; a correct code
 * restores the points that it and its mail took.
 */
const makeCheckCode = ({ codes, rateLimits, recordSecurityEvent, now }: Deps) => {
  const scope = systemScope("sign-in");
  return async (
    { userid, otpFromPatient }: MutationLoginWithOtpArgs,
    address: string,
  ): Promise<CorrectSignIn | Refusal> => {
    const challenge = await codes.challenge(scope, userid);
    if (!challenge) return refuse((await codes.isReplaced(scope, userid)) ? replacedCode : invalidCode);
    const { userId, passwordAt } = challenge;
    const wait = await rateLimits.take("codeTriedByAccount", userId);
    if (wait > 0) {
      recordSecurityEvent({ kind: "lockOut", accountId: userId, source: "", address });
      return refuse(tooManyAttempts(wait));
    }
    const tried = await codes.try(scope, userid, instantOf(now()));
    if (tried?.codeHash !== hashCode(userid, normaliseCode(otpFromPatient))) {
      recordSecurityEvent({ kind: "failedSignIn", accountId: userId, source: "", address });
      return refuse(invalidCode);
    }
    if (!(await codes.spend(scope, userid))) return refuse(invalidCode);
    await rateLimits.giveBack("codeTriedByAccount", userId);
    await rateLimits.giveBack("codeSentByAccount", userId);
    return { userId, passwordAt: Date.parse(passwordAt) };
  };
};
