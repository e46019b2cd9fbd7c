import { expect, test } from "vitest";
import { fullestDays, type LoadEntry, regimenLoad } from "./regimen-load.ts";

const entry = (start: number, end: number, times: number, interval: LoadEntry["interval"] = 1): LoadEntry => ({
  start,
  end,
  times,
  interval,
  sets: 2,
  repeats: 10,
  hold: 4,
});

test("each day of a regimen counts its exercises, their rounds and about their minutes", () => {
  // A round of two sets of ten repeats takes two minutes: four seconds held, plus two seconds around each repeat.
  expect(regimenLoad([entry(1, 3, 2), entry(2, 3, 1)], { start: 1, end: 4 })).toEqual([
    { day: 1, exercises: 1, rounds: 2, minutes: 4 },
    { day: 2, exercises: 2, rounds: 3, minutes: 6 },
    { day: 3, exercises: 2, rounds: 3, minutes: 6 },
    { day: 4, exercises: 0, rounds: 0, minutes: 0 },
  ]);
});

test("once a week is due every seventh day of its window, and nothing on the surgery day", () => {
  const rounds = (entries: LoadEntry[], start: number, end: number) =>
    regimenLoad(entries, { start, end }).map((day) => day.rounds);
  expect(rounds([entry(1, 14, 3, 7)], 1, 9)).toEqual([3, 0, 0, 0, 0, 0, 0, 3, 0]);
  expect(rounds([entry(-1, 1, 1)], -1, 1)).toEqual([1, 0, 1]);
  expect(rounds([entry(1, 2, 1)], 3, 2)).toEqual([]);
});

test("the fullest days are the first that ask for most, as long as they follow each other", () => {
  const days = (entries: LoadEntry[]) => fullestDays(regimenLoad(entries, { start: 1, end: 8 }));
  expect(days([entry(1, 8, 1), entry(3, 5, 2)])).toMatchObject({ from: { day: 3, rounds: 3 }, to: { day: 5 } });
  expect(days([entry(1, 8, 1), entry(3, 3, 2), entry(6, 8, 2)])).toMatchObject({ from: { day: 3 }, to: { day: 3 } });
  expect(days([entry(1, 8, 1)])).toMatchObject({ from: { day: 1 }, to: { day: 8 } });
  expect(days([])).toBeNull();
});
