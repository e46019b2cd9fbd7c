import { expect, test } from "vitest";
import { drawScore } from "../score-charts/drawn-score.ts";
import { calendarDate as date } from "../values/calendar-date.ts";
import { reportSentences } from "./report-sentences.ts";

const none = { due: 0, done: 0 };
const day = (on: string, exercise = none, measurement = none) => ({
  date: date(on),
  exercise,
  measurement,
  questionnaire: none,
});
const score = (name: "pain" | "flexion" | "extension", ...values: readonly number[]) =>
  drawScore(
    name,
    "knee",
    values.map((value, at) => ({ date: date(`2026-11-${10 + at}`), value, source: "Form" })),
    null,
  );

test("what was done of what was due, area by area: an area without due items is not named", () => {
  const days = [day("2026-11-10", { due: 3, done: 2 }), day("2026-11-11", { due: 2, done: 2 }, { due: 2, done: 1 })];
  expect(reportSentences("Maria Alvarez", days, [])[0]).toBe(
    "Maria Alvarez did 4 of 5 exercises and 1 of 2 measurements that were due.",
  );
});

test("how each score changed from its first value to its last; one value alone is no change", () => {
  const scores = [score("pain", 3, 5, 2), score("flexion", 61, 92), score("extension", 7, 7)];
  expect(reportSentences("Maria Alvarez", [], scores)).toEqual([
    "Pain Level fell from Moderate to Mild, Flexion rose from 61° to 92° and Extension stayed at 7° short of straight.",
  ]);
  expect(reportSentences("Maria Alvarez", [], [score("flexion", 61)])).toEqual([]);
});

test("on which days nothing was done: up to three are named, days without due items are none", () => {
  const due = { due: 2, done: 0 };
  const skipped = ["2026-11-08", "2026-11-09", "2026-11-10"].map((on) => day(on, due));
  const last = (days: Parameters<typeof reportSentences>[1]) => reportSentences("Maria", days, []).at(-1);
  expect(last([...skipped, day("2026-11-11"), day("2026-11-12", { due: 2, done: 1 })])).toBe(
    "Nothing was finished on 3 of 4 days: 11/08/2026, 11/09/2026, 11/10/2026.",
  );
  expect(last([...skipped, day("2026-11-11", none, due)])).toBe("Nothing was finished on 4 of 4 days.");
  expect(last([day("2026-11-12", { due: 2, done: 1 })])).toBe(
    "Something was finished on every day on which something was due.",
  );
});
