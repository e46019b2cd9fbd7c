/** A person's name. */
export type PersonName = { readonly firstname: string; readonly lastname: string };

export const genders = ["male", "female"] as const;
export type Gender = (typeof genders)[number];

/** First and last name. */
export const fullName = ({ firstname, lastname }: PersonName): string => `${firstname} ${lastname}`.trim();

/** How a patient is called beside the name. */
export const salutationOf = (gender: Gender): string => (gender === "male" ? "Mr." : "Ms.");

/** A surgeon's name. */
export const doctorName = (name: PersonName): string => `Dr. ${fullName(name)}`;

/** The first letters of the names, for an avatar. */
export const initials = ({ firstname, lastname }: PersonName): string =>
  [firstname, lastname].map((part) => [...part.trim()][0]?.toUpperCase() ?? "").join("");
