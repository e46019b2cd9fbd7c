import { expect, test } from "vitest";
import { calendarDate as date } from "../values/calendar-date.ts";
import { surgeryDaysLabel, surgeryTypeLabel, surgeryTypes } from "./surgery-days.ts";

const label = (surgery: string) => surgeryDaysLabel(date(surgery), date("2026-11-20"));

test("B156 B007 C136: zero and positive days are Post, negative are Pre", () =>
  expect(["2026-11-20", "2026-11-19", "2026-11-05", "2026-11-21", "2026-11-24"].map(label)).toEqual([
    "Post 0 days",
    "Post 1 day",
    "Post 15 days",
    "Pre 1 day",
    "Pre 4 days",
  ]));

test("B441: the surgery types are Knee and Hip", () =>
  expect(surgeryTypes.map((type) => [type, surgeryTypeLabel(type)])).toEqual([
    ["knee", "Knee"],
    ["hip", "Hip"],
  ]));
