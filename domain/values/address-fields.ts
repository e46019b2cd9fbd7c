import { z } from "zod";
import { defaultCountry, isCountry } from "./countries.ts";
import { lineField } from "./text-fields.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";
import * as texts from "./values-texts.ts";

/** Rule of a form for a line of its address: the maximum length, and an error if the line is required. */
interface LineRule {
  readonly label: string;
  readonly maxLength: number;
  readonly missing?: string;
}

/** Returns the schema of a line of an address by the rule of its form. */
export const addressLine = ({ label, maxLength, missing }: LineRule) => {
  const line = lineField(missing).max(maxLength, mustBeCharactersOrLess(label, maxLength));
  return missing === undefined ? line.default("") : line.min(1, missing);
};

/** Schema of a country by its ISO code; the default is the US. */
export const countryField = z.string().refine(isCountry, texts.pleaseSelectYourCountry).default(defaultCountry);
