import { z } from "zod";
import { ageGroups } from "../patients/age-group.ts";
import { programmeDays } from "../programmes/programme-fields.ts";
import { lineField, textField } from "../values/text-fields.ts";

/** Maximum numbers of characters. */
export const contentNameLimit = 60;
export const contentTextLimit = 300;

/** Schema of the name of content. */
export const contentName = lineField("Please enter a name.")
  .min(1, "Please enter a name.")
  .max(contentNameLimit, `Please enter a name of ${contentNameLimit} characters or less.`);

/** Returns the schema of a text of a few sentences. With `missing` the text is required, and `missing` is the error for an empty one. */
export const contentText = (missing?: string) => {
  const text = textField(missing).max(contentTextLimit, `Please enter ${contentTextLimit} characters or less.`);
  return missing === undefined ? text.default("") : text.min(1, missing);
};

/** Schema of a joint: 'knee', 'hip', or empty for both, which is returned as null. */
export const contentJoint = z.union(
  [z.enum(["knee", "hip"]), z.literal("").transform(() => null), z.null()],
  "Please choose a surgery type.",
);

export const contentAges = z.array(z.enum(ageGroups, "Please choose age groups.")).default([]);

/** Errors for a window outside the days that programmes allow, or one that ends before it begins. */
export const contentWindowTexts = {
  outside: `Please choose days from S${programmeDays.first} to S+${programmeDays.last}.`,
  turned: "The last day lies before the first.",
} as const;
