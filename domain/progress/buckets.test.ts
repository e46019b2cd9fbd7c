import { expect, test } from "vitest";
import { calendarDate as date } from "../values/calendar-date.ts";
import { bucketLabels, bucketOf, bucketsOf, dayBucketOf } from "./buckets.ts";

const [today, yesterday, tomorrow] = [date("2026-11-20"), date("2026-11-19"), date("2026-11-21")];

test("B161: all done is complete, some partial, none skipped; nothing due is in no bucket", () =>
  expect(
    [
      [3, 3],
      [3, 1],
      [3, 0],
      [0, 0],
    ].map(([due = 0, done = 0]) => bucketOf({ due, done })),
  ).toEqual(["complete", "partial", "skipped", "none"]));

test("overall sums the three areas", () => {
  const progress = {
    exercise: { due: 4, done: 4 },
    measurement: { due: 2, done: 0 },
    questionnaire: { due: 1, done: 1 },
  };
  expect(bucketsOf(progress)).toEqual({
    exercise: "complete",
    measurement: "skipped",
    questionnaire: "complete",
    overall: "partial",
  });
});

test("B161 C083: numbers A4: what is due today or later and not done remains, what was due before is skipped", () => {
  expect(dayBucketOf({ due: 2, done: 0 }, today, today)).toBe("remaining");
  expect(dayBucketOf({ due: 2, done: 0 }, tomorrow, today)).toBe("remaining");
  expect(dayBucketOf({ due: 2, done: 1 }, today, today)).toBe("partial");
  expect(dayBucketOf({ due: 2, done: 0 }, yesterday, today)).toBe("skipped");
  expect(dayBucketOf({ due: 0, done: 0 }, today, today)).toBe("none");
});

test("B113: the pies name three buckets", () =>
  expect(Object.values(bucketLabels)).toEqual(["Skipped", "Partially Completed", "Complete"]));
