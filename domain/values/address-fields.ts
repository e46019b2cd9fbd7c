import { z } from "zod";
import { defaultCountry, isCountry } from "./countries.ts";
import { lineField } from "./text-fields.ts";

/** What one form asks of a line of its address: the most characters, and a sentence when it may not be empty. */
interface LineRule {
  readonly label: string;
  readonly most: number;
  readonly missing?: string;
}

/** A line of an address under the rule of its form. */
export const addressLine = ({ label, most, missing }: LineRule) => {
  const line = lineField(missing).max(most, `${label} must be ${most} characters or less`);
  return missing === undefined ? line.default("") : line.min(1, missing);
};

/** A country by its ISO code, the US unless another is chosen. */
export const countryField = z.string().refine(isCountry, "Please select your country.").default(defaultCountry);
