import * as texts from "./person-name-texts.ts";

/** First and last name of a person. */
export type PersonName = { readonly firstname: string; readonly lastname: string };

export const genders = ["male", "female"] as const;
export type Gender = (typeof genders)[number];

/** Formats first and last name. */
export const fullName = ({ firstname, lastname }: PersonName): string => `${firstname} ${lastname}`.trim();

/** Returns the salutation of a patient. */
export const salutationOf = (gender: Gender): string => (gender === "male" ? texts.mr : texts.ms);

/** Formats a surgeon's name. */
export const doctorName = (name: PersonName): string => texts.doctorTitle(fullName(name));

/** Returns the first letters of the names, for an avatar. */
export const initials = ({ firstname, lastname }: PersonName): string =>
  [firstname, lastname].map((part) => [...part.trim()][0]?.toUpperCase() ?? "").join("");
