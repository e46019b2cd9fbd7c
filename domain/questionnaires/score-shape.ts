import { countText } from "../texts/count-text.ts";
import type { QuestionnaireKind } from "./score.ts";
import * as texts from "./questionnaires-texts.ts";

/** Values of the answers of each question, in order. */
type Values = readonly (readonly number[])[];

/** Number of questions that the scoring of a kind requires, and the highest value of their answers. */
const shapes: Partial<Record<QuestionnaireKind, { readonly questions: number; readonly max: number }>> = {
  "oxford-knee": { questions: 12, max: 4 },
  "oxford-hip": { questions: 12, max: 4 },
  pain: { questions: 1, max: 4 },
  "koos-jr": { questions: 7, max: 4 },
  "hoos-jr": { questions: 6, max: 4 },
  "range-of-motion": { questions: 2, max: 180 },
};

/** Returns why a form of a kind would get a wrong score; null when it gets a correct one or its kind has none. */
export const scoreShapeProblem = (kind: QuestionnaireKind, values: Values): string | null => {
  const shape = shapes[kind];
  if (!shape) return null;
  const { questions, max } = shape;
  const isRight = values.length === questions && values.flat().every((value) => value <= max);
  const asks = countText(questions, texts.questionNoun);
  return isRight ? null : texts.theScoreOfThisForm(asks, max);
};
