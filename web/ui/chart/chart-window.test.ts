import { expect, test } from "vitest";
import { firstWindow, resizeWindow, windowAfter } from "./chart-window.ts";

test("a large chart opens with its newest 30 points, or with all", () => {
  expect(firstWindow(100)).toEqual({ start: 70, end: 100 });
  expect(firstWindow(13)).toEqual({ start: 0, end: 13 });
});

test("arrows move it by six points, Home and End to the ends, never beyond", () => {
  const at = { start: 40, end: 50 };
  const after = (key: string, window = at) => windowAfter(key, window, 60);
  expect(after("ArrowLeft")).toEqual({ start: 34, end: 44 });
  expect(after("ArrowRight")).toEqual({ start: 46, end: 56 });
  expect(after("ArrowRight", { start: 46, end: 56 })).toEqual({ start: 50, end: 60 });
  expect(after("ArrowLeft", { start: 3, end: 13 })).toEqual({ start: 0, end: 10 });
  expect(after("Home")).toEqual({ start: 0, end: 10 });
  expect(after("End")).toEqual({ start: 50, end: 60 });
  expect(after("a")).toBeNull();
});

test("it is widened to all points and narrowed to two", () => {
  expect(resizeWindow({ start: 10, end: 20 }, 1, 60)).toEqual({ start: 9, end: 21 });
  expect(resizeWindow({ start: 10, end: 20 }, -2, 60)).toEqual({ start: 12, end: 18 });
  expect(resizeWindow({ start: 0, end: 60 }, 5, 60)).toEqual({ start: 0, end: 60 });
  expect(resizeWindow({ start: 10, end: 12 }, -1, 60)).toEqual({ start: 11, end: 13 });
  expect(resizeWindow({ start: 0, end: 1 }, -1, 1)).toEqual({ start: 0, end: 1 });
});
