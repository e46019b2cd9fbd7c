import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import type { DueMetric } from "./metric.ts";
import { metricSpan } from "./metric.ts";
import { formatWeekdayUs, metricAreaLabel, metricHeading, metricQuestion, metricSentence } from "./metric-texts.ts";

const friday = calendarDate("2026-11-20");
const sentenceOf = (number: DueMetric): string => metricSentence(number, metricSpan(number, friday));
const slice = { name: "compliance", area: "exercise", bucket: "partial", weeks: 2, joint: "knee" } as const;
const never = "Nothing is due on days on hold, days of inactivity and days without a plan.";

test("a heading says what is counted", () => {
  expect(metricHeading(slice, 64)).toBe("64 knees, partially completed");
  expect(metricHeading({ ...slice, joint: "hip", bucket: "complete" }, 1)).toBe("1 hip, complete");
  expect(metricHeading({ ...slice, joint: "all", bucket: "skipped" }, 1204)).toBe("1,204 patients, nothing finished");
  const column = { name: "engagement", area: "measurement", bucket: "skipped", days: 7 } as const;
  expect(metricHeading(column, 1)).toBe("1 patient, nothing finished");
  expect(metricHeading({ ...slice, bucket: "due" }, 2)).toBe("2 knees, anything due");
  expect([metricAreaLabel(slice), metricAreaLabel({ ...slice, area: "overall" })]).toEqual(["Exercises", "Overall"]);
});

test("a sentence names who, what, the days and what is left out", () => {
  expect(sentenceOf(slice)).toBe(
    `Active patients with a knee who finished some and not all of the exercises due from Sunday 11/01/2026 to Saturday 11/14/2026. Who had nothing due is left out. ${never}`,
  );
  expect(sentenceOf({ ...slice, area: "overall", bucket: "complete", weeks: 0, joint: "all" })).toBe(
    `Active patients who finished all of what was due until Saturday 11/14/2026. Who had nothing due is left out. ${never}`,
  );
  expect(sentenceOf({ ...slice, area: "questionnaire", bucket: "skipped", weeks: 1, joint: "hip" })).toBe(
    `Active patients with a hip who finished nothing of the questionnaires due from Sunday 11/08/2026 to Saturday 11/14/2026. Who had nothing due is left out. ${never}`,
  );
  expect(sentenceOf({ ...slice, bucket: "due", joint: "all", weeks: 1 })).toBe(
    `Active patients who had any of the exercises due from Sunday 11/08/2026 to Saturday 11/14/2026. Who had nothing due is left out. ${never}`,
  );
  expect(sentenceOf({ name: "engagement", area: "measurement", bucket: "skipped", days: 1 })).toBe(
    `Active patients who finished nothing of the measurements due on Thursday 11/19/2026. Who had nothing due is left out. ${never}`,
  );
  expect(sentenceOf({ name: "progress", area: "measurement" })).toBe(
    `What was done of the measurements due until Friday 11/20/2026. ${never} Today counts for what is done already.`,
  );
  expect(sentenceOf({ name: "week", area: "exercise", week: calendarDate("2026-11-15") })).toBe(
    `What was done of the exercises due from Sunday 11/15/2026 to Saturday 11/21/2026. ${never}`,
  );
});

test("every weekday has its name", () =>
  expect([1, 2, 3, 4, 5, 6, 7].map((day) => formatWeekdayUs(calendarDate(`2026-11-0${day}`)))).toEqual([
    "Sunday 11/01/2026",
    "Monday 11/02/2026",
    "Tuesday 11/03/2026",
    "Wednesday 11/04/2026",
    "Thursday 11/05/2026",
    "Friday 11/06/2026",
    "Saturday 11/07/2026",
  ]));

test("what opening a number answers is said in words", () =>
  expect((["skipped", "partial", "complete", "due"] as const).map((bucket) => metricQuestion({ bucket }))).toEqual([
    "Nothing finished",
    "Some finished",
    "All finished",
    "Anything due",
  ]));
