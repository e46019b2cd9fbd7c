import { z } from "zod";

export const passwordTooShort = "Use at least 8 characters.";

/** A password that may be set: 8 to 200 characters, any of them. */
export const newPasswordSchema = z
  .string()
  .min(1, "Please input your Password!")
  .min(8, passwordTooShort)
  .max(200, "Use at most 200 characters.");

export const commonPassword = "This password is one of the most common. Choose another one.";

/** A password as it is compared with the list of common ones: width, case, unseen letters and spaces around it make no other password. */
export const comparablePassword = (password: string): string =>
  password
    .normalize("NFKC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .trim()
    .toLowerCase();

/** Whether a password is one character again and again, such as eight spaces. */
export const isOneCharacter = (password: string): boolean => new Set(password).size < 2;
