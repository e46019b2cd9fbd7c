import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { outcomeMonths, outcomeOf, outcomeRanges, outcomeRangeSchema, outcomeSets } from "./outcomes.ts";

const months = outcomeMonths(2, calendarDate("2026-11-21"));

test("A120: outcomes show 1 to 3 months, the running one last", () => {
  expect(outcomeRanges).toEqual([1, 2, 3]);
  expect([undefined, null, 1].map((range) => outcomeRangeSchema.parse(range))).toEqual([3, 3, 1]);
  expect(outcomeRangeSchema.safeParse(4).error?.issues[0]?.message).toBe("Please choose 1 to 3 months.");
  for (const range of [0, 4, 1.5, "1"]) expect(outcomeRangeSchema.safeParse(range).success).toBe(false);
  expect(outcomeMonths(1, calendarDate("2026-11-21"))).toEqual(["2026-11"]);
  expect(outcomeMonths(3, calendarDate("2027-01-31"))).toEqual(["2026-11", "2026-12", "2027-01"]);
});

test("A119 A303: three sets, each with its name and bands", () => {
  expect(Object.entries(outcomeSets).map(([key, { name, bands }]) => [key, name, bands])).toEqual([
    ["oks", "Functional Knee", ["0–10", "11–20", "21–30", "31–40", "41–50"]],
    ["pain", "Pain Management", ["None", "Very Mild", "Mild", "Moderate", "Severe"]],
    ["rom", "Range Of Motion", ["below 90", "90-105", "105-115", "115-130", "130+", "unknown"]],
  ]);
});

test("a score lies in its band, its upper end included; a form without a score in none", () => {
  const { bandOf } = outcomeSets.oks;
  expect([0, 10, 11, 20, 41, 48, null].map(bandOf)).toEqual(["0–10", "0–10", "11–20", "11–20", "41–50", "41–50", null]);
});

test("A119: the forms of a set are counted by band and month", () => {
  const count = (kind: string, month: string, value: number | null, forms: number) => ({ kind, month, value, forms });
  const counts = [
    count("pain", "2026-10", 2, 3),
    count("pain", "2026-11", 2, 1),
    count("pain", "2026-11", 9, 7),
    count("pain", "2026-09", 2, 5),
    count("oxford-knee", "2026-11", 2, 11),
    count("range-of-motion", "2026-11", null, 2),
  ];
  const { name, total, data } = outcomeOf(outcomeSets.pain, counts, months);
  expect([name, total]).toEqual(["Pain Management", 4]);
  expect(data.map((band) => band.counts)).toEqual([
    [0, 0],
    [0, 0],
    [3, 1],
    [0, 0],
    [0, 0],
  ]);
  expect(outcomeOf(outcomeSets.rom, counts, months).data.at(-1)).toEqual({ label: "unknown", counts: [0, 2] });
});
