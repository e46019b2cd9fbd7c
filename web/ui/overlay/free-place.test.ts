import { expect, test } from "vitest";
import { findFreeTop } from "./free-place.ts";

const room = { top: 64, bottom: 450 };

test("screens M4: a notice begins below the header where nothing is pressed there", () => {
  expect(findFreeTop(50, room, [], [])).toBe(64);
  expect(findFreeTop(50, room, [{ top: 20, bottom: 60 }], [{ top: 114, bottom: 150 }])).toBe(64);
});

test("screens M4: a notice stands in the first gap between what is pressed that it fits into", () => {
  const pressed = [
    { top: 80, bottom: 112 },
    { top: 150, bottom: 182 },
    { top: 260, bottom: 292 },
  ];
  expect(findFreeTop(50, room, pressed, [])).toBe(190);
  expect(findFreeTop(30, room, pressed, [])).toBe(120);
});

test("screens M4: rows that are pressed all the way down are covered before a bar above them is", () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({ top: 180 + index * 40, bottom: 215 + index * 40 }));
  expect(findFreeTop(50, room, rows, [{ top: 72, bottom: 170 }])).toBe(178);
});

test("screens M4: where there is no gap, the notice covers as little as it can, the uppermost of such places", () => {
  const pressed = [70, 160, 250, 340, 430].map((top) => ({ top, bottom: top + 32 }));
  // At 64 the notice would cover two elements, at 110 only the one at 160.
  expect(findFreeTop(100, room, pressed, [])).toBe(110);
});

test("screens M4: a notice stays in its room, also where all of it is taken", () => {
  expect(findFreeTop(50, room, [], [{ top: 0, bottom: 900 }])).toBe(64);
  expect(findFreeTop(400, room, [{ top: 70, bottom: 80 }], [])).toBe(64);
});
