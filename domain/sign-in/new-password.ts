import { z } from "zod";
import * as texts from "./sign-in-texts.ts";

export const passwordTooShort = texts.useAtLeast8Characters;

/** Schema of a new password: 8 to 200 characters of any kind. */
export const newPasswordSchema = z
  .string()
  .min(1, texts.pleaseInputYourPassword)
  .min(8, passwordTooShort)
  .max(200, texts.useAtMost200Characters);

export const commonPassword = texts.thisPasswordIsOneOfTheMost;

/**
 * Returns a password in the form that is compared with the list of common ones, without differences in character width, case, invisible characters
 * and spaces around it.
 */
export const comparablePassword = (password: string): string =>
  password
    .normalize("NFKC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .trim()
    .toLowerCase();

/** Returns whether a password repeats one character, such as eight spaces. */
export const isOneCharacter = (password: string): boolean => new Set(password).size < 2;
