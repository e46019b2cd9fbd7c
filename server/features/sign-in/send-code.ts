import type { Id } from "@restride/domain/values/id.ts";
import type { EveryScope } from "@restride/domain/access/scope.ts";
import { oneTimeCode } from "@restride/domain/sign-in/sign-in.ts";
import { instantOf } from "../../platform/instant.ts";
import type { MailAtOnce } from "../../platform/mail/mail-at-once.ts";
import { hashSecret } from "../../platform/passwords/passwords.ts";
import type { OneTimeCodesStore } from "./one-time-codes.store.ts";
import type { Account } from "./sign-in.queries.ts";
import * as texts from "./sign-in-texts.ts";

export interface SendCodeDeps {
  readonly codes: Pick<OneTimeCodesStore, "open" | "renewCode">;
  readonly mailAtOnce: MailAtOnce;
  readonly now: () => number;
  readonly newCode: () => string;
}

/** Returns the stored form of a code, bound to its sign-in, so that the code is useless elsewhere. */
export const hashCode = (challengeId: Id, code: string): string => hashSecret(`${challengeId}:${code}`);

/**
 * Makes the use case that stores the hash of a new code and mails the code at once, because a late code is useless. With `passwordAt`, the time at
 * which the password was entered, it opens the sign-in; otherwise it renews the code of an open one. It returns whether the code was sent.
 */
export const makeSendCode =
  ({ codes, mailAtOnce, now, newCode }: SendCodeDeps) =>
  async (
    scope: EveryScope,
    challengeId: Id,
    { userId, email }: Pick<Account, "userId" | "email">,
    passwordAt: number | null,
  ): Promise<boolean> => {
    const text = newCode();
    const at = now();
    const code = {
      codeHash: hashCode(challengeId, text),
      sentAt: instantOf(at),
      expiresAt: instantOf(at + oneTimeCode.lifetime),
    };
    if (passwordAt === null) await codes.renewCode(scope, challengeId, code);
    else await codes.open(scope, { challengeId, userId, passwordAt: instantOf(passwordAt) }, code);
    return mailAtOnce({
      id: challengeId + at,
      to: email,
      subject: texts.yourSignInCode,
      text: texts.yourCodeIsItWorks(text),
    });
  };

export type SendCode = ReturnType<typeof makeSendCode>;
