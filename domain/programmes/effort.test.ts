import { expect, test } from "vitest";
import { aboutText, minutesOf, roundsOf } from "./effort.ts";

const dose = (hold: number, repeats: number, sets: number, times: number) => ({ hold, repeats, sets, times });

test("rounds are the times a day together", () => {
  expect(roundsOf([dose(1, 20, 1, 4), dose(3, 5, 1, 6)])).toBe(10);
  expect(roundsOf([])).toBe(0);
});

test("minutes count two seconds around each short hold, and none around a minute or longer", () => {
  expect(minutesOf([dose(1, 20, 1, 4)])).toBe(4);
  expect(minutesOf([dose(300, 1, 1, 3)])).toBe(15);
  expect(minutesOf([dose(60, 1, 1, 30)])).toBe(30);
  expect(minutesOf([dose(58, 1, 1, 10)])).toBe(10);
  expect(minutesOf([dose(58, 2, 3, 10)])).toBe(60);
});

test("minutes are said in hours and minutes", () => {
  expect(aboutText(123)).toBe("about 2 h 3 min");
  expect(aboutText(40)).toBe("about 40 min");
  expect(aboutText(120)).toBe("about 2 h");
  expect(aboutText(0)).toBe("about 0 min");
});
