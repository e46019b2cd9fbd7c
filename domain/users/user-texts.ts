import { pleaseSelectASurgeon } from "./users-texts.ts";

/** Texts about users. */
export const userTexts = {
  added: "User added. A link to set a password is on its way.",
  updated: "User updated.",
  activated: (name: string): string => `${name} is active.`,
  deactivated: (name: string): string => `${name} is inactive.`,
  notFound: "This user was not found.",
  mayNotChange: "Your role may not change this user.",
  ownRole: "You cannot change your own role.",
  ownAccount: "You cannot deactivate yourself.",
  emailInUse: "This email cannot be used. Please enter another one.",
  noSurgeon: pleaseSelectASurgeon,
  noCompany: "This company was not found.",
  noCustomer: "This customer was not found.",
  changed: "Somebody else changed this user in the meantime. Nothing of yours is lost: compare and save again.",
} as const;
