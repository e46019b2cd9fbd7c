import { lineField } from "../values/text-fields.ts";

const sentence = "Please enter 4 to 12 letters and digits.";

/** Schema of a customer's access code: letters and digits, stored in capitals. */
export const accessCodeField = lineField(sentence)
  .toUpperCase()
  .regex(/^[A-Z0-9]{4,12}$/, sentence);
