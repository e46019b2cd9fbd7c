import type { Id } from "@restride/domain/values/id.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { codeNotSent, mayResend, replacedCode, tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import type { SendCode } from "./send-code.ts";
import type { OneTimeCodesStore } from "./one-time-codes.store.ts";
import type { SignInQueries } from "./sign-in.queries.ts";
import * as texts from "./sign-in-texts.ts";

interface Deps {
  readonly queries: SignInQueries;
  readonly codes: OneTimeCodesStore;
  readonly rateLimits: RateLimits;
  readonly sendCode: SendCode;
  readonly now: () => number;
}

const sentAnswer = { message: texts.ifTheSignInIsStill };

/** Makes the use case that sends another code for a waiting sign-in. The answer does not disclose whether the sign-in exists. */
export const makeResendOtp = ({ queries, codes, rateLimits, sendCode, now }: Deps) => {
  const scope = systemScope("sign-in");
  return async (challengeId: Id, address: string) => {
    const wait = await rateLimits.take("codeByAddress", address);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const challenge = await codes.challenge(scope, challengeId);
    if (!challenge) return (await codes.isReplaced(scope, challengeId)) ? refuse(replacedCode) : sentAnswer;
    if (!mayResend(Date.parse(challenge.sentAt), now())) return refuse(texts.aCodeWasJustSent);
    const account = await queries.accountById(scope, challenge.userId);
    if (!account?.active) return sentAnswer;
    const waitForMore = await rateLimits.take("codeSentByAccount", account.userId);
    if (waitForMore > 0) return refuse(tooManyAttempts(waitForMore));
    if (await sendCode(scope, challengeId, account, null)) return sentAnswer;
    // The sign-in stays open, and the next code can be requested without waiting.
    await codes.noteUnsent(scope, challengeId, challenge.sentAt);
    return refuse(codeNotSent);
  };
};
