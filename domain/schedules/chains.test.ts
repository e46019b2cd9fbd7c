import { expect, test } from "vitest";
import { chainOf, type LinkedExercise, refuseLinks } from "./chains.ts";

const link = (id: string, nextId: string | null = null): LinkedExercise => ({ id, nextId });
const items = [link("a", "b"), link("b", "c"), link("c"), link("d")];

test("linked exercises form a chain, first to last", () => {
  expect(chainOf(items, "b")).toEqual(["a", "b", "c"]);
  expect(chainOf(items, "d")).toEqual(["d"]);
});

test("a chain that closes to a ring, or leads to nothing, is still told without an end", () => {
  expect(chainOf([link("a", "b"), link("b", "a")], "a").toSorted()).toEqual(["a", "b"]);
  expect(chainOf([link("a", "a")], "a")).toEqual(["a"]);
  expect(chainOf([link("x", "a"), link("a", "b"), link("b", "a")], "x")).toEqual(["x", "a", "b"]);
});

test("a ring, a missing link and two links to one exercise are refused with a sentence", () => {
  const message = (links: LinkedExercise[]) => refuseLinks(links)?.message ?? null;
  expect(message(items)).toBeNull();
  expect(message([])).toBeNull();
  const ring = "Linked exercises must not form a ring.";
  expect(message([link("a", "b"), link("b", "a"), link("c")])).toBe(ring);
  expect(message([link("a", "a")])).toBe(ring);
  expect(message([link("a", "gone")])).toBe("An exercise is linked to one that is not in the plan.");
  expect(message([link("a", "c"), link("b", "c"), link("c")])).toBe("Two exercises are linked to the same next one.");
});
