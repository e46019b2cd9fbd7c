import { expect, test } from "vitest";
import { changeExercise, goingAlong, moveWindow } from "./move-or-resize.ts";

const item = (id: string, start: number, end: number, nextId: string | null = null) => ({ id, start, end, nextId });
const items = [item("a", 1, 14, "b"), item("b", 3, 14, "c"), item("c", 5, 10), item("d", 1, 7)];

test("B180: a move takes the chain along by the same days, and nothing else", () => {
  expect(changeExercise(items, item("b", 5, 16, "c"), -17)).toEqual([
    item("a", 3, 16, "b"),
    item("b", 5, 16, "c"),
    item("c", 7, 12),
    item("d", 1, 7),
  ]);
  expect(goingAlong(items, "b", { start: 5, end: 16 }).map(({ id }) => id)).toEqual(["a", "c"]);
});

test("B180: start or end alone is a resize, and the chain stays", () => {
  expect(changeExercise(items, item("b", 3, 20, "c"), -17)).toEqual([
    items[0],
    item("b", 3, 20, "c"),
    items[2],
    items[3],
  ]);
  expect(goingAlong(items, "b", { start: 2, end: 14 })).toEqual([]);
  expect(goingAlong(items, "d", { start: 2, end: 8 })).toEqual([]);
});

test("what would start in the past starts today, a running window keeps its start, a passed one stays", () => {
  expect(moveWindow({ start: 4, end: 9 }, -7, 2)).toEqual({ start: 2, end: 2 });
  expect(moveWindow({ start: 4, end: 9 }, -3, 2)).toEqual({ start: 2, end: 6 });
  expect(moveWindow({ start: 1, end: 9 }, 3, 5)).toEqual({ start: 1, end: 12 });
  expect(moveWindow({ start: 1, end: 4 }, 3, 5)).toEqual({ start: 1, end: 4 });
});

test("a window whose new end lies before today ends, whether it runs or has not begun", () => {
  expect(moveWindow({ start: 4, end: 9 }, -8, 2)).toBeNull();
  expect(moveWindow({ start: 1, end: 9 }, -8, 2)).toBeNull();
  expect(moveWindow({ start: 1, end: 9 }, -7, 2)).toEqual({ start: 1, end: 2 });
});

test("B180: a chain goes along with a move; what the move ends is left out, and nothing is linked to it", () => {
  const chain = [item("a", 5, 6, "b"), item("b", 9, 12, "c"), item("c", 7, 8)];
  expect(changeExercise(chain, item("b", 5, 8, "c"), 5)).toEqual([item("b", 5, 8)]);
  expect(changeExercise(chain, item("b", 7, 10, "c"), 5)).toEqual([item("b", 7, 10, "c"), item("c", 5, 6)]);
});
