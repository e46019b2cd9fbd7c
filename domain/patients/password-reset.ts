import { fullName, type PersonName } from "./person-name.ts";

/** Returns the question before a patient's password is reset. */
export const passwordResetQuestion = (name: PersonName): string =>
  `Are you sure you want to reset the password of ${fullName(name)}?`;

/** Explanation of the effect of the reset. */
export const passwordResetHint = "The patient gets a text message with a link to choose a new password.";
