import { fullName, type PersonName } from "./person-name.ts";

/** What is asked before a patient's password is reset. */
export const passwordResetQuestion = (name: PersonName): string =>
  `Are you sure you want to reset the password of ${fullName(name)}?`;

/** What happens then. */
export const passwordResetHint = "The patient gets a text message with a link to choose a new password.";
