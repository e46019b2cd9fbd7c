import type { Id } from "@restride/domain/values/id.ts";
import type { EveryScope } from "@restride/domain/access/scope.ts";
import { oneTimeCode } from "@restride/domain/sign-in/sign-in.ts";
import { instantOf } from "../../platform/instant.ts";
import type { MailAtOnce } from "../../platform/mail/mail-at-once.ts";
import { hashSecret } from "../../platform/passwords/passwords.ts";
import type { OneTimeCodesStore } from "./one-time-codes.store.ts";
import type { Account } from "./sign-in.queries.ts";

export interface SendCodeDeps {
  readonly codes: Pick<OneTimeCodesStore, "open" | "renewCode">;
  readonly mailAtOnce: MailAtOnce;
  readonly now: () => number;
  readonly newCode: () => string;
}

/** What is kept of a code: bound to its sign-in, so that it is worth nothing elsewhere. */
export const hashCode = (challengeId: Id, code: string): string => hashSecret(`${challengeId}:${code}`);

/**
 * Keeps the hash of a new code and mails the code at once: a code that comes late is worth nothing. Opens the sign-in when
 * `passwordAt` says when its password was given; else renews the code of one that is open. Answers whether the code left.
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
      expiresAt: instantOf(at + oneTimeCode.validFor),
    };
    if (passwordAt === null) await codes.renewCode(scope, challengeId, code);
    else await codes.open(scope, { challengeId, userId, passwordAt: instantOf(passwordAt) }, code);
    return mailAtOnce({
      id: challengeId + at,
      to: email,
      subject: "Your sign-in code",
      text: `Your code is ${text}\n\nIt works once, for 10 minutes. If you did not just sign in, change your password.`,
    });
  };

export type SendCode = ReturnType<typeof makeSendCode>;
