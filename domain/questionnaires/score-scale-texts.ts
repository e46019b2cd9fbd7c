import { countText } from "../texts/count-text.ts";

export const noScoreWithout = (missingCount: number): string =>
  `No score: ${countText(missingCount, "answer is", "answers are")} missing`;
/** Explains a scale by its best score, and the change that patients notice. */
export const bestAndChange = (best: number, importantChange: number | null): string =>
  `${best} is best.${importantChange === null ? "" : ` A change of ${importantChange} points matters to people.`}`;
