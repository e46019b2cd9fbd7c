import { expect, test } from "vitest";
import { scoreShapeProblem } from "./score-shape.ts";

const form = (questions: number, most: number) => Array.from({ length: questions }, () => [most, 0]);
const deps = (questions: string, most: number): string =>
  `The score of this form needs ${questions} with points from 0 to ${most}.`;

test.each([
  ["oxford-knee", 12, 4],
  ["oxford-hip", 12, 4],
  ["pain", 1, 4],
  ["koos-jr", 7, 4],
  ["hoos-jr", 6, 4],
  ["range-of-motion", 2, 180],
] as const)("%s is scored on %i questions with points up to %i", (kind, questions, most) => {
  const problem = deps(questions === 1 ? "1 question" : `${questions} questions`, most);
  expect(scoreShapeProblem(kind, form(questions, most))).toBeNull();
  expect(scoreShapeProblem(kind, form(questions + 1, most))).toBe(problem);
  expect(scoreShapeProblem(kind, form(questions - 1, most))).toBe(problem);
  expect(scoreShapeProblem(kind, form(questions, most + 1))).toBe(problem);
});

test("one answer with too many points is enough to refuse a form, and a form without a score is never refused", () => {
  expect(scoreShapeProblem("koos-jr", [...form(6, 4), [0, 1, 2, 3, 5]])).toBe(deps("7 questions", 4));
  expect(scoreShapeProblem("feedback", form(3, 999))).toBeNull();
});
