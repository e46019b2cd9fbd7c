import { expect, test } from "vitest";
import { moveItem, type QuestionValues, withAnswer, withQuestion } from "./questionnaire-values.ts";

const questionOf = (key: string, question: string): QuestionValues => ({
  key,
  question,
  options: [{ optnumber: "3", option: "Often" }],
});

test("a question keeps its key where it is moved, and a new one gets a key that none has", () => {
  const questions = moveItem([questionOf("0", "Sleep?"), questionOf("1", "Pain?"), questionOf("2", "Walk?")], 2, 0);
  expect(questions.map(({ key }) => key)).toEqual(["2", "0", "1"]);
  const two = questions.filter(({ key }) => key !== "0");
  expect(withQuestion(two).at(-1)).toEqual({
    key: "3",
    question: "",
    options: [
      { optnumber: "0", option: "No" },
      { optnumber: "1", option: "Yes" },
    ],
  });
  expect(withQuestion(questions, questions[1]).at(-1)).toEqual(questionOf("3", "Sleep?"));
});

test("nothing moves beyond the ends", () => {
  expect(moveItem(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moveItem(["a", "b"], 1, 2)).toEqual(["a", "b"]);
  expect(moveItem(["a", "b"], 0, 1)).toEqual(["b", "a"]);
});

test("a new answer begins with points that no other has", () => {
  expect(withAnswer([])).toEqual([{ optnumber: "0", option: "" }]);
  expect(
    withAnswer([
      { optnumber: "4", option: "None" },
      { optnumber: "x", option: "?" },
    ]).at(-1),
  ).toEqual({
    optnumber: "5",
    option: "",
  });
});
