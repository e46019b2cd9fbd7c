import { textField } from "../values/text-fields.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";
import * as texts from "./patients-texts.ts";

/** Maximum length of the note about a hold, in characters. */
export const holdNoteLimit = 100;

/** Schema of the note about a hold; it is optional. */
export const holdNoteField = textField()
  .max(holdNoteLimit, mustBeCharactersOrLess(texts.noteLabel, holdNoteLimit))
  .default("");
