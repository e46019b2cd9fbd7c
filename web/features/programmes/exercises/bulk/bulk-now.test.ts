import { editedExercise } from "@restride/domain/programmes/edit-rows.ts";
import type { Interval } from "@restride/domain/schedules/interval.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { nowTexts, shortNames } from "./bulk-now.ts";

const id = readId("01920000-0000-7000-8000-000000000001");

/** Returns an exercise from S+1 on, with these times a day and interval, and whether it skips the surgery date. */
const exercise = (time: number, interval: Interval, skips = true, enddate = 14) =>
  editedExercise({
    _id: id,
    exercise: id,
    regimen: null,
    startdate: 1,
    enddate,
    interval,
    hold: 5,
    repeat: 10,
    set: time === 6 ? 1 : 2,
    time,
    skiponsurgerydate: skips,
    nextexerciseid: null,
  });

test("what all have is one value, what differs goes from the least to the most", () => {
  // Ankle Pumps, Deep Breaths and Cough, Quad Sets, and Stair Practice of the first two weeks.
  const chosen = [exercise(4, 1), exercise(6, 1), exercise(3, 1), exercise(1, 1)];
  expect(nowTexts(chosen, -17)).toEqual({ times: "1 to 6", sets: "1 to 2", interval: "Every Day", skip: "on" });
  expect(nowTexts([exercise(3, 7, false)], -17)).toEqual({
    times: "3",
    sets: "2",
    interval: "Once A Week",
    skip: "off",
  });
});

test("several intervals stand in few words, the most days a week first, and how many skip the surgery date", () => {
  const chosen = [exercise(2, 7), exercise(2, 3, false), exercise(2, 1), exercise(2, 3)];
  expect(nowTexts(chosen, 1)).toMatchObject({ interval: "daily, 3×, weekly", skip: "on for 3 of 4" });
});

test("what has passed is not reached and does not count; of nothing nothing is said", () => {
  expect(nowTexts([exercise(6, 1, true, 7), exercise(2, 1)], 8)).toMatchObject({ times: "2" });
  expect(nowTexts([exercise(6, 1, true, 7)], 8)).toEqual({});
});

test("a name is cut at its colon, unless two would read the same", () => {
  expect(shortNames(["Ready for Surgery", "Knee 1: First Two Weeks", "Knee 2: Bend and Walk"])).toEqual([
    "Ready for Surgery",
    "Knee 1",
    "Knee 2",
  ]);
  expect(shortNames(["Knee: early", "Knee: late", "Hip: early"])).toEqual(["Knee: early", "Knee: late", "Hip"]);
});
