import { textField } from "../values/text-fields.ts";

/** Maximum length of the note about a hold, in characters. */
export const holdNoteLimit = 100;

/** Schema of the note about a hold; it is optional. */
export const holdNoteField = textField()
  .max(holdNoteLimit, `Note must be ${holdNoteLimit} characters or less`)
  .default("");
