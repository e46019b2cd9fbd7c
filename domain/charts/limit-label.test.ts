import { expect, test } from "vitest";
import { limitPlace } from "./limit-label.ts";

const place = (below: boolean, ...values: readonly (number | null)[]) => {
  const points = values.map((value) => ({ label: "", when: "", value }));
  const limit = { word: "Min", value: 90, below };
  const line = { title: "Flexion", unit: "°", points, limits: [limit], range: { min: 60, max: 110 } };
  const label = limitPlace(line, points, limit);
  return `${label.end} ${label.below ? "below" : "above"}`;
};

test("the word of a limit stands on the right of its line, on the limit's own side", () => {
  expect(place(true, 79, 84, 92)).toBe("right below");
  expect(place(true, 79, 84, null)).toBe("right below");
  expect(place(false, 79, 84, 88)).toBe("right above");
  expect(place(true, 79, 84, 82.5)).toBe("right below");
});

test("where the last point would lie under it there, it goes to the left", () => {
  expect(place(true, 79, 84, 88)).toBe("left below");
  expect(place(true, 79, 84, 91)).toBe("left below");
  expect(place(true, 79, 84, 83)).toBe("left below");
  expect(place(false, 79, 84, 95)).toBe("left above");
});

test("a value that is written above its point is in the way too", () => {
  const at = (value: number) => ({ label: "", when: "", value });
  const limit = { word: "Min", value: 90, below: true };
  const line = { title: "Flexion", unit: "°", points: [], limits: [limit], range: { min: 80, max: 100 } };
  expect(limitPlace(line, [at(81), at(87)], limit)).toEqual({ end: "right", below: true });
  expect(limitPlace(line, [at(81), at(87)], limit, 0.13)).toEqual({ end: "left", below: true });
  expect(limitPlace(line, [at(87), at(87)], limit, 0.13)).toEqual({ end: "right", below: false });
  expect(limitPlace(line, [at(88), at(88)], limit, 0.13)).toEqual({ end: "right", below: true });
});

test("where both ends are taken it goes to the other side of the line; with no free place it stays", () => {
  expect(place(true, 87, 84, 88)).toBe("right above");
  expect(place(true, 87, 84, 91)).toBe("left above");
  expect(place(true, 90, 84, 90)).toBe("right below");
});

test("below the lowest value of the axis stand the days: a limit that is it has its word above", () => {
  const points = [98, 97].map((value) => ({ label: "", when: "", value }));
  const limit = { word: "Min", value: 90, below: true };
  const line = { title: "Flexion", unit: "°", points, limits: [limit], range: { min: 90, max: 110 } };
  expect(limitPlace(line, points, limit)).toEqual({ end: "right", below: false });
});
