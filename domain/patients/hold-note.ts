import { textField } from "../values/text-fields.ts";

/** Characters of the note that says why a patient is on hold. */
export const holdNoteLimit = 100;

/** The note of a hold; it may be left out. */
export const holdNoteField = textField()
  .max(holdNoteLimit, `Note must be ${holdNoteLimit} characters or less`)
  .default("");
