import type { Id } from "@restride/domain/values/id.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { invalidCode, normaliseCode, tooManyAttempts, trustedFor } from "@restride/domain/sign-in/sign-in.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { MutationLoginWithOtpArgs } from "../../generated/resolvers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import { hashSecret } from "../../platform/passwords/passwords.ts";
import { applicationOf, type OpenSession } from "./open-session.ts";
import { hashCode } from "./send-code.ts";
import type { OneTimeCodesStore } from "./one-time-codes.store.ts";
import type { SignInStore } from "./sign-in.store.ts";
import type { TrustedDevicesStore } from "./trusted-devices.store.ts";
import type { SignInViews } from "./sign-in.views.ts";

interface Needs {
  readonly views: SignInViews;
  readonly store: SignInStore;
  readonly codes: OneTimeCodesStore;
  readonly devices: TrustedDevicesStore;
  readonly rateLimits: RateLimits;
  readonly openSession: OpenSession;
  readonly now: () => number;
  readonly newId: () => Id;
  readonly newSecret: () => string;
}

/** Opens the session for a right code, and trusts the device when asked to. A code works once. */
export const makeLoginWithOtp = (needs: Needs) => {
  const { views, store, codes, devices, rateLimits, openSession, now, newId, newSecret } = needs;
  const scope = systemScope("sign-in");

  const spend = async ({ userid, otpFromPatient }: MutationLoginWithOtpArgs): Promise<Id | null> => {
    const tried = await codes.try(scope, userid, instantOf(now()));
    if (tried?.codeHash !== hashCode(userid, normaliseCode(otpFromPatient))) return null;
    return (await codes.spend(scope, tried.userId)) ? tried.userId : null;
  };

  const trust = async (userId: Id, { device, location }: MutationLoginWithOtpArgs) => {
    const trustToken = newSecret();
    await devices.save(scope, {
      deviceId: newId(),
      userId,
      tokenHash: hashSecret(trustToken),
      device: device || "Unknown device",
      location: location ?? "",
      at: instantOf(now()),
      expiresAt: instantOf(now() + trustedFor * 1000),
    });
    return { trustToken, exp: trustedFor };
  };

  return async (input: MutationLoginWithOtpArgs, address: string) => {
    const wait = await rateLimits.take("codeByAddress", address);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const userId = await spend(input);
    const account = userId === null ? undefined : await views.accountById(scope, userId);
    if (!account?.active) return refuse(invalidCode);
    const session = await openSession(account, account.customerId, applicationOf(input.deviceType));
    const trusted = input.isTrusted ? await trust(account.userId, input) : {};
    await store.noteLogin(scope, account.userId, instantOf(now()));
    return { ...session, ...trusted };
  };
};
