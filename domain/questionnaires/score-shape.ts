import { countText } from "../texts/count-text.ts";
import type { QuestionnaireKind } from "./score.ts";

/** Values of the answers of each question, in order. */
type Values = readonly (readonly number[])[];

/** Number of questions that the scoring of a kind requires, and the highest value of their answers. */
const shapes: Partial<Record<QuestionnaireKind, { readonly questions: number; readonly most: number }>> = {
  "oxford-knee": { questions: 12, most: 4 },
  "oxford-hip": { questions: 12, most: 4 },
  pain: { questions: 1, most: 4 },
  "koos-jr": { questions: 7, most: 4 },
  "hoos-jr": { questions: 6, most: 4 },
  "range-of-motion": { questions: 2, most: 180 },
};

/** Returns why a form of a kind would get a wrong score; null when it gets a correct one or its kind has none. */
export const scoreShapeProblem = (kind: QuestionnaireKind, values: Values): string | null => {
  const shape = shapes[kind];
  if (!shape) return null;
  const { questions, most } = shape;
  const isRight = values.length === questions && values.flat().every((value) => value <= most);
  const asks = countText(questions, "question");
  return isRight ? null : `The score of this form needs ${asks} with points from 0 to ${most}.`;
};
