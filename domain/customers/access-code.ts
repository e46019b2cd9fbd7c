import { lineField } from "../values/text-fields.ts";
import * as texts from "./customers-texts.ts";

const sentence = texts.pleaseEnter4To12;

/** Schema of a customer's access code: letters and digits, stored in capitals. */
export const accessCodeField = lineField(sentence)
  .toUpperCase()
  .regex(/^[A-Z0-9]{4,12}$/, sentence);
