import { normaliseEmail } from "@restride/domain/values/email.ts";
import type { RateLimits } from "../../../platform/limits/rate-limits.ts";
import type { Account } from "../sign-in.queries.ts";

/**
 * Makes the use case that restores the budgets of an account after a new password, so that attempts with the old one no longer lock its owner out.
 */
export const makeForgiveAccount =
  ({ rateLimits }: { readonly rateLimits: RateLimits }) =>
  async ({ userId, email }: Pick<Account, "userId" | "email">): Promise<void> => {
    await rateLimits.forgive("codeSentByAccount", userId);
    await rateLimits.forgive("codeTriedByAccount", userId);
    await rateLimits.forgive("passwordByAccount", normaliseEmail(email));
  };

/** Returns the key under which wrong passwords of a patient's app are counted, separate from those of staff with the same email. */
export const patientPasswordKey = (email: string): string => `patient ${normaliseEmail(email)}`;

export type ForgiveAccount = ReturnType<typeof makeForgiveAccount>;
