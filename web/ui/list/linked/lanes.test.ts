import { expect, test } from "vitest";
import { drawnLinks } from "./lanes.ts";

const rows = (links: Record<string, string>, names = "abcdefgh") =>
  [...names].map((id) => ({ id, nextId: links[id] ?? null }));
const lanes = (links: Record<string, string>) =>
  Object.fromEntries(drawnLinks(rows(links)).map(({ id, lane }) => [id, lane]));

test("neighbours are joined straight, others bend into the first free lane", () => {
  expect(lanes({ a: "b", c: "e" })).toEqual({ a: 0, c: 1 });
  expect(lanes({ a: "c", c: "e" })).toEqual({ a: 1, c: 1 });
});

test("lines that overlap get lanes of their own, at most three", () => {
  expect(lanes({ a: "d", b: "f" })).toEqual({ a: 1, b: 2 });
  expect(lanes({ a: "e", b: "f", c: "g", d: "h" })).toEqual({ a: 1, b: 2, c: 3, d: 3 });
});

test("a link that is aimed at gets the lane that is left, and moves no other", () => {
  const links = rows({ a: "c" });
  expect(drawnLinks(links, { id: "b", nextId: "d" })).toEqual([
    { id: "a", from: 0, to: 2, lane: 1 },
    { id: "b", from: 1, to: 3, lane: 2, isPreview: true },
  ]);
  expect(drawnLinks(links, { id: "b", nextId: "z" })).toEqual(drawnLinks(links));
});

test("a link upwards is drawn like one downwards, and one to a row out of view is not", () => {
  expect(drawnLinks(rows({ e: "b" }))).toEqual([{ id: "e", from: 1, to: 4, lane: 1 }]);
  expect(drawnLinks(rows({ a: "z" }))).toEqual([]);
});
