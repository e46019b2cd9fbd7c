import { commonPassword, comparablePassword, newPasswordSchema } from "@restride/domain/sign-in/new-password.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { dictionary } from "@zxcvbn-ts/language-common";

const commonPasswords = new Set(dictionary["passwords-common"].map(comparablePassword));

/** The password if it may be set. The list of common ones stays on the server: it is too large for the browser. */
export const readNewPassword = (typed: string): string | Refusal => {
  const password = parseOrRefuse(newPasswordSchema, typed);
  if (isRefusal(password)) return password;
  return commonPasswords.has(comparablePassword(password)) ? refuse(commonPassword) : password;
};
