import { normaliseEmail } from "@restride/domain/values/email.ts";
import type { RateLimits } from "../../../platform/limits/rate-limits.ts";
import type { Account } from "../sign-in.queries.ts";

/** Gives an account its budgets back after a new password: what was tried with the old one locks its owner out no longer. */
export const makeForgiveAccount =
  ({ rateLimits }: { readonly rateLimits: RateLimits }) =>
  async ({ userId, email }: Pick<Account, "userId" | "email">): Promise<void> => {
    await rateLimits.forgive("codeSentByAccount", userId);
    await rateLimits.forgive("codeTriedByAccount", userId);
    await rateLimits.forgive("passwordByAccount", normaliseEmail(email));
  };

/** The key by which wrong passwords of a patient's app are counted, apart from those of staff with the same address. */
export const patientPasswordKey = (email: string): string => `patient ${normaliseEmail(email)}`;

export type ForgiveAccount = ReturnType<typeof makeForgiveAccount>;
