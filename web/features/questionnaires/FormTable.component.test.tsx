import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { rowTexts } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { FormTable, type SubmittedForm } from "./FormTable.tsx";

const question = (questnumber: number, text: string, chosen: number | null) => ({
  questnumber,
  question: text,
  options: ["Never", "Often"].map((option, at) => ({ optnumber: at * 4, option, selected: at * 4 === chosen })),
});
const form: SubmittedForm = {
  _id: uuid(1),
  shortname: "Oxford Knee",
  date: "2026-03-02" as CalendarDate,
  submittime: "2026-03-02T15:00:00.000Z",
  score: 4,
  licence: "",
  kind: "oxford-knee",
  laterid: null,
  place: 2,
  count: 2,
  before: { _id: uuid(2), date: "2026-02-23" as CalendarDate, score: 4, answers: [0, 4, null] },
  questions: [question(1, "Pain?", 4), question(2, "Stairs?", 0), question(3, "Night?", null)],
};

test("answers stand with their points, of this time and of the time before; what was left out is no 0", async () => {
  await render(<FormTable form={form} />);
  await expect.element(page.getByRole("table", { name: "Oxford Knee" })).toBeVisible();
  expect(rowTexts()).toEqual([
    "#QuestionAnswerChosen; hollow on 02/23/2026PointsBefore",
    "1Pain?Often40",
    "2Stairs?Never04",
    "3Night?———",
    "Sum44",
  ]);
});

test("a first form has no points of before", async () => {
  await render(<FormTable form={{ ...form, before: null }} />);
  expect(rowTexts()).toEqual(["#QuestionAnswerChosenPoints", "1Pain?Often4", "2Stairs?Never0", "3Night?——", "Sum4"]);
});

test("a form whose score is no sum has none, and one without a scale no points", async () => {
  await render(<FormTable form={{ ...form, kind: "koos-jr", before: null }} />);
  expect(rowTexts().at(-1)).toBe("3Night?——");
});

test("a form without a scale has answers only", async () => {
  await render(<FormTable form={{ ...form, kind: "other", before: null }} />);
  expect(rowTexts()).toEqual(["#QuestionAnswerChosen", "1Pain?Often", "2Stairs?Never", "3Night?—"]);
});

test("what was chosen is a full dot, and what was chosen before a hollow one", async () => {
  await render(<FormTable form={form} />);
  const dots = (at: number): string[] =>
    [...page.getByRole("row").nth(at).element().querySelectorAll("i")].map(({ dataset }) =>
      [dataset.full === "true" && "full", dataset.before === "true" && "hollow"].filter(Boolean).join(" "),
    );
  await expect.element(page.getByRole("table")).toBeVisible();
  expect([1, 2, 3].map(dots)).toEqual([
    ["hollow", "full"],
    ["full", "hollow"],
    ["", ""],
  ]);
});
