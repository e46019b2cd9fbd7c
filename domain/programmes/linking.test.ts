import fc from "fast-check";
import { expect, test } from "vitest";
import { type LinkedExercise, refuseLinks } from "../schedules/chains.ts";
import { isRefusal } from "../values/refusal.ts";
import {
  chainsOf,
  linkActs,
  linkExercises,
  placeInChain,
  takeBackLinks,
  unlinkAfter,
  unlinkBefore,
  withoutExercises,
} from "./linking.ts";

const link = (id: string, nextId: string | null = null): LinkedExercise => ({ id, nextId });
const items = [link("a", "b"), link("b", "c"), link("c"), link("d"), link("e")];

test("B179: two exercises are linked, and a new link replaces the old ones at that place", () => {
  expect(linkExercises(items, "d", "e")).toEqual([...items.slice(0, 3), link("d", "e"), link("e")]);
  expect(linkExercises(items, "a", "d")).toEqual([link("a", "d"), link("b", "c"), link("c"), link("d"), link("e")]);
  expect(linkExercises(items, "d", "b")).toEqual([link("a"), link("b", "c"), link("c"), link("d", "b"), link("e")]);
});

test("B179: what is linked already is refused with a sentence, so no ring closes", () => {
  for (const [from, to] of [
    ["c", "a"],
    ["a", "c"],
    ["b", "b"],
  ] as const)
    expect(linkExercises(items, from, to)).toMatchObject({ message: "These exercises are already linked." });
});

test("B179: a link is removed after or before an exercise", () => {
  expect(chainsOf(items)).toEqual([["a", "b", "c"]]);
  expect(chainsOf(unlinkAfter(items, "a"))).toEqual([["b", "c"]]);
  expect(chainsOf(unlinkBefore(items, "c"))).toEqual([["a", "b"]]);
  expect(unlinkBefore(items, "a")).toEqual(items);
});

test("B179: what replaces or removes a link says so; what links or unlinks nothing else says nothing", () => {
  const { link: linkTo, unlinkAfter: after, unlinkBefore: before } = linkActs(items);
  expect(linkTo("d", "e")).toMatchObject({ notice: null });
  expect(linkTo("a", "e")).toMatchObject({ notice: "The link replaced another one." });
  expect(linkTo("d", "b")).toMatchObject({ notice: "The link replaced another one." });
  expect(linkTo("c", "a")).toMatchObject({ message: "These exercises are already linked." });
  expect(after("a")).toEqual({ items: unlinkAfter(items, "a"), notice: "Link removed." });
  expect(before("b")).toEqual({ items: unlinkBefore(items, "b"), notice: "Link removed." });
  expect([after("c"), before("a"), after("d")]).toEqual([null, null, null]);
});

test("a link that is taken back is as it was; what was done since stays", () => {
  const unlinked = unlinkAfter(items, "a");
  expect(takeBackLinks(unlinked, items, unlinked)).toEqual(items);
  const since = withoutExercises(unlinked, ({ id }) => id === "d");
  expect(takeBackLinks(since, items, unlinked)).toEqual(items.filter(({ id }) => id !== "d"));
  const linkedSince = [link("a", "e"), ...unlinked.slice(1)];
  expect(takeBackLinks(linkedSince, items, unlinked)).toEqual(linkedSince);
  const ledSince = [...unlinked.slice(0, 4), link("e", "b")];
  expect(takeBackLinks(ledSince, items, unlinked)).toEqual(ledSince);
});

test("what was taken out comes back to its place with its links; one that leads to what is gone since ends", () => {
  const left = withoutExercises(items, ({ id }) => id === "b");
  expect(takeBackLinks(left, items, left)).toEqual(items);
  expect(takeBackLinks(items, items, left)).toEqual(items);
  const withoutD = withoutExercises(items, ({ id }) => id === "d");
  expect(takeBackLinks(items, items, withoutD)).toEqual(items);
  const since = withoutExercises(left, ({ id }) => id === "c");
  expect(takeBackLinks(since, items, left)).toEqual([link("a", "b"), link("b"), link("d"), link("e")]);
});

test("the neighbours of a deleted exercise are not joined: a middle one leaves two chains", () => {
  const five = [link("a", "b"), link("b", "c"), link("c", "d"), link("d", "e"), link("e")];
  expect(chainsOf(withoutExercises(five, ({ id }) => id === "c"))).toEqual([
    ["a", "b"],
    ["d", "e"],
  ]);
});

test("the place in a chain is told with who comes before", () => {
  expect(placeInChain(items, "b")).toEqual({ place: 2, of: 3, afterId: "a" });
  expect(placeInChain(items, "a")).toEqual({ place: 1, of: 3, afterId: null });
  expect(placeInChain(items, "d")).toBeNull();
  expect(placeInChain([link("a", "b"), link("b")], "b")).toEqual({ place: 2, of: 2, afterId: "a" });
});

const names = ["a", "b", "c", "d", "e", "f"];
const anyStep = fc.record({
  act: fc.constantFrom("link", "after", "before", "delete"),
  one: fc.constantFrom(...names),
  other: fc.constantFrom(...names),
});

test("random links, unlinks and deletions never leave a ring or an orphan", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      let now: LinkedExercise[] = names.map((id) => link(id));
      for (const { act, one, other } of steps) {
        if (!now.some(({ id }) => id === one) || !now.some(({ id }) => id === other)) continue;
        if (act === "delete" && now.length > 2) now = withoutExercises(now, ({ id }) => id === one);
        if (act === "after") now = unlinkAfter(now, one);
        if (act === "before") now = unlinkBefore(now, one);
        const linked = act === "link" ? linkExercises(now, one, other) : now;
        if (!isRefusal(linked)) now = linked;
        expect(refuseLinks(now)).toBeNull();
      }
    }),
  );
});
