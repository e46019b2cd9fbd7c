import { expect, test } from "vitest";
import { reportFileName, secondsLeft } from "./report-jobs.ts";

test("the time left follows the pace so far, rounded up; before the first report nobody knows", () => {
  const pace = { startedAt: 1_000, now: 11_000, done: 4, total: 10 };
  expect(secondsLeft(pace)).toBe(15);
  expect(secondsLeft({ ...pace, done: 3 })).toBe(24);
  expect(secondsLeft({ ...pace, done: 10 })).toBe(0);
  expect(secondsLeft({ ...pace, done: 0 })).toBeNull();
});

test("files are numbered and named after the patient, without what file systems do not take", () => {
  expect(reportFileName(7, { firstname: "Zoë", lastname: "O’Neill" })).toBe("007 Zoë O’Neill.pdf");
  expect(reportFileName(412, { firstname: "A/B", lastname: 'C:"D"' })).toBe("412 A B C  D .pdf");
});
