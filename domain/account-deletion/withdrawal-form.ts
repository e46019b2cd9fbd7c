import { z } from "zod";
import { textField } from "../values/text-fields.ts";
import * as texts from "./account-deletion-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

/** Maximum length of the reason for a withdrawal, in characters: together with the text before it, the reason becomes a comment. */
export const reasonLimit = 3_900;

/** Schema of the reason for which staff withdraw a request for the patient. */
export const withdrawalForm = z.object({
  reason: textField(texts.pleaseEnterAReason)
    .min(1, texts.pleaseEnterAReason)
    .max(reasonLimit, mustBeCharactersOrLess(texts.reasonLabel, reasonLimit)),
});
