import { z } from "zod";

export const passwordTooShort = "Use at least 8 characters.";

/** Schema of a new password: 8 to 200 characters of any kind. */
export const newPasswordSchema = z
  .string()
  .min(1, "Please input your Password!")
  .min(8, passwordTooShort)
  .max(200, "Use at most 200 characters.");

export const commonPassword = "This password is one of the most common. Choose another one.";

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
