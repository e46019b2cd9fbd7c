export const pleaseEnterPatientFirstName = "Please enter patient first name.";
export const pleaseEnterPatientLastName = "Please enter patient last name.";
export const pleaseEnterPatientCellNumber = "Please enter patient cell number.";
const partNouns = { name: "name", dob: "birth date", phone: "phone", email: "email" } as const;
type Part = keyof typeof partNouns;
const listOf = (parts: readonly Part[]): string =>
  new Intl.ListFormat("en-US", { type: "conjunction" }).format(parts.map((part) => partNouns[part]));
/** Sentence about the parts of a request that a record has too. */
export const partsMatch = (parts: readonly Part[]): string =>
  `The ${listOf(parts)} ${parts.length === 1 ? "matches" : "match"}.`;
/** Sentence about the parts of a request that differ from a record. */
export const partsDiffer = (parts: readonly Part[]): string =>
  `The ${listOf(parts)} ${parts.length === 1 ? "differs" : "differ"}.`;
export const pleaseEnterAReason = "Please enter a reason.";
export const reasonLabel = "Reason";
export const firstName = "First name";
export const lastName = "Last name";
export const pleaseEnterValidEmail = "Please enter valid email";
