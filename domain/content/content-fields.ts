import { z } from "zod";
import { ageGroups } from "../patients/age-group.ts";
import { lineField, textField } from "../values/text-fields.ts";
import * as texts from "./content-texts.ts";
import { pleaseEnterCharactersOrLess } from "../texts/length-texts.ts";

/** Maximum numbers of characters. */
export const contentNameLimit = 60;
export const contentTextLimit = 300;

/** Schema of the name of content. */
export const contentName = lineField(texts.pleaseEnterAName)
  .min(1, texts.pleaseEnterAName)
  .max(contentNameLimit, texts.pleaseEnterANameOfCharacters(contentNameLimit));

/** Returns the schema of a text of a few sentences. With `missing` the text is required, and `missing` is the error for an empty one. */
export const contentText = (missing?: string) => {
  const text = textField(missing).max(contentTextLimit, pleaseEnterCharactersOrLess(contentTextLimit));
  return missing === undefined ? text.default("") : text.min(1, missing);
};

/** Schema of a joint: 'knee', 'hip', or empty for both, which is returned as null. */
export const contentJoint = z.union(
  [z.enum(["knee", "hip"]), z.literal("").transform(() => null), z.null()],
  texts.pleaseChooseASurgeryType,
);

export const contentAges = z.array(z.enum(ageGroups, texts.pleaseChooseAgeGroups)).default([]);
