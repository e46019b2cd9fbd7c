import { z } from "zod";
import { lineField } from "../values/text-fields.ts";
import * as texts from "./diagnoses-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

/** Maximum lengths of a code and of its description, in characters. */
export const maxCodeLength = 20;
export const maxDescriptionLength = 500;

/** Maximum number of diagnoses that one call adds. */
export const maxDiagnosesAtOnce = 50;

/** Returns a code as the official list writes it: in capitals, with a point after the third character if it looks like a code of the list. */
export const writtenCode = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .replace(/^([A-Z]\d[\dA-Z])([\dA-Z]{1,4})$/, "$1.$2");

/** Schema of a typed diagnosis. */
export const diagnosisForm = z.object({
  dxCode: lineField(texts.pleaseEnterACode)
    .min(1, texts.pleaseEnterACode)
    .max(maxCodeLength, mustBeCharactersOrLess(texts.codeLabel, maxCodeLength))
    .transform(writtenCode)
    .refine((code) => code.length <= maxCodeLength, mustBeCharactersOrLess(texts.codeLabel, maxCodeLength)),
  dxDescription: lineField(texts.pleaseEnterADescription)
    .min(1, texts.pleaseEnterADescription)
    .max(maxDescriptionLength, mustBeCharactersOrLess(texts.descriptionLabel, maxDescriptionLength)),
});

export type Diagnosis = z.output<typeof diagnosisForm>;

/** Returns the side of the body that descriptions name; null when they name none or both. */
export const sideOf = (descriptions: readonly string[]): "left" | "right" | null => {
  const [left, right] = [/\bleft\b/i, /\bright\b/i].map((side) => descriptions.some((text) => side.test(text)));
  if (left === right) return null;
  return left ? "left" : "right";
};
