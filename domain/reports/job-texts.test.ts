import { expect, test } from "vitest";
import { jobTitle, leftOutText, leftText, sizeText } from "./job-texts.ts";
import { readyText } from "./ready-texts.ts";

const job = { total: 12, done: 5, leftout: [], notes: false, answers: false };

test("a job is told by its patients, and that notes or answers are in it", () => {
  const one = { ...job, total: 1 };
  const both = { notes: true, answers: true };
  expect([job, { ...one, notes: true }, { ...one, answers: true }, { ...one, ...both }].map(jobTitle)).toEqual([
    "12 patients",
    "1 patient, with notes",
    "1 patient, with answers",
    "1 patient, with notes and answers",
  ]);
});

test("in the end it is told how many reports there are: who is left out has none", () => {
  const one = { ...job, leftout: Array(11).fill("x") };
  expect(readyText(job)).toBe("12 reports are ready.");
  expect(readyText(one)).toBe("1 report is ready.");
  expect(readyText({ ...job, leftout: Array(12).fill("x") })).toBe("No report could be made.");
  expect(leftOutText(one)).toBe("11 left out:");
});

test("how large a file is stands in kB below a MB, and is never rounded down to nothing", () => {
  expect([1, 310_000, 310_001, 999_000, 999_001, 4_140_000].map(sizeText)).toEqual([
    "1 kB",
    "310 kB",
    "311 kB",
    "999 kB",
    "1.0 MB",
    "4.1 MB",
  ]);
});

test("the time that is left is told in seconds, of long jobs in minutes", () => {
  expect([null, 1, 40, 90, 91, 200].map(leftText)).toEqual([
    "Just begun.",
    "About 1 second left.",
    "About 40 seconds left.",
    "About 90 seconds left.",
    "About 2 minutes left.",
    "About 3 minutes left.",
  ]);
});
