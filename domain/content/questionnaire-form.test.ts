import { expect, test } from "vitest";
import { questionnaireForm } from "./questionnaire-form.ts";

const options = (...points: number[]) => points.map((optnumber) => ({ optnumber, option: `Answer ${optnumber}` }));
const question = (...points: number[]) => ({ question: "How is it?", options: options(...points) });

const problemsOf = (draft: object): string[] => {
  const read = questionnaireForm.safeParse({ name: "Our Check", questions: [question(0, 1)], ...draft });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

test("a form asks at least one question, with two answers or more", () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ questions: [] })).toEqual(["questions: Add a question."]);
  expect(problemsOf({ questions: [question(0)] })).toEqual(["questions.0.options: Please give 2 to 12 answers."]);
  expect(problemsOf({ questions: [{ question: " ", options: options(0, 1) }] })).toEqual([
    "questions.0.question: Please enter a question.",
  ]);
});

test("no two answers of a question have the same points, which are whole", () => {
  expect(problemsOf({ questions: [question(0, 1), question(2, 0, 2)] })).toEqual([
    "questions.1.options.2.optnumber: Another answer has these points.",
  ]);
  expect(problemsOf({ questions: [question(0, 1.5)] })).toEqual([
    "questions.0.options.1.optnumber: Please enter points from 0 to 999.",
  ]);
});

test("a form that is scored keeps the questions and points of its score", () => {
  expect(problemsOf({ kind: "pain", questions: [question(0, 1, 2, 3, 4)] })).toEqual([]);
  expect(problemsOf({ kind: "pain", questions: [question(0, 5)] })).toEqual([
    "questions: The score of this form needs 1 question with points from 0 to 4.",
  ]);
  const twelve = Array.from({ length: 12 }, () => question(4, 3, 2, 1, 0));
  expect(problemsOf({ kind: "oxford-knee", questions: twelve })).toEqual([]);
  expect(problemsOf({ kind: "oxford-knee", questions: twelve.slice(1) })).toEqual([
    "questions: The score of this form needs 12 questions with points from 0 to 4.",
  ]);
});

test("the days that a form asks back are 1 to 365, or none", () => {
  expect(problemsOf({ recalldays: 28 })).toEqual([]);
  expect(problemsOf({ recalldays: null })).toEqual([]);
  expect(problemsOf({ recalldays: 0 })).toEqual(["recalldays: Please enter days from 1 to 365."]);
});

const asking = (more: object) => problemsOf({ questions: [{ ...question(0, 1), ...more }] });

test("it is said what is missing, by its field", () => {
  expect(problemsOf({ questions: undefined })).toEqual(["questions: Add a question."]);
  expect(asking({ question: undefined })).toEqual(["questions.0.question: Please enter a question."]);
  expect(asking({ question: "x".repeat(201) })).toEqual(["questions.0.question: Please enter 200 characters or less."]);
  expect(asking({ options: undefined })).toEqual(["questions.0.options: Please give 2 to 12 answers."]);
  const option = { optnumber: 7, option: "" };
  expect(asking({ options: [...options(0, 1), option] })).toEqual([
    "questions.0.options.2.option: Please enter an answer.",
  ]);
  expect(asking({ options: [...options(0, 1), { ...option, option: "x".repeat(101) }] })).toEqual([
    "questions.0.options.2.option: Please enter 100 characters or less.",
  ]);
});

test("a form asks at most 60 questions with at most 12 answers", () => {
  const many = (count: number) => Array.from({ length: count }, (_, optnumber) => ({ optnumber, option: "x" }));
  expect(problemsOf({ questions: Array.from({ length: 60 }, () => question(0, 1)) })).toEqual([]);
  expect(problemsOf({ questions: Array.from({ length: 61 }, () => question(0, 1)) })).toEqual([
    "questions: Please ask at most 60 questions.",
  ]);
  expect(asking({ options: many(12) })).toEqual([]);
  expect(asking({ options: many(13) })).toEqual(["questions.0.options: Please give 2 to 12 answers."]);
});

test("a form is of no kind, licence or days unless it says so", () => {
  expect(questionnaireForm.parse({ name: "Our Check", questions: [question(0, 1)], image: "" })).toMatchObject({
    kind: "feedback",
    licence: "",
    recalldays: null,
  });
  expect(problemsOf({ recalldays: 365 })).toEqual([]);
  expect(problemsOf({ recalldays: 366 })).toEqual(["recalldays: Please enter days from 1 to 365."]);
});
