import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isRefusal } from "../values/refusal.ts";
import { chainOf, link, type Linked, moveChain, unlink } from "./chains.ts";
import { changeInBulk } from "./move-window.ts";

const item = (id: string, start: number, end: number, nextId: string | null = null): Linked => ({
  id,
  start,
  end,
  nextId,
});
const items = [item("a", 1, 10, "b"), item("b", 5, 20, "c"), item("c", 15, 40), item("d", 1, 90)];
const windows = (list: readonly Linked[]) => list.map(({ start, end }) => [start, end]);

describe("chains of exercises", () => {
  test("B179: linking and unlinking make and break a chain", () => {
    expect(chainOf(items, "b")).toEqual(["a", "b", "c"]);
    expect(chainOf(items, "d")).toEqual(["d"]);
    expect(chainOf(unlink(items, "a"), "b")).toEqual(["b", "c"]);
    const relinked = link(items, "d", "b");
    expect(isRefusal(relinked) ? [] : chainOf(relinked, "c")).toEqual(["d", "b", "c"]);
    expect(isRefusal(relinked) ? [] : chainOf(relinked, "a")).toEqual(["a"]);
  });

  test("B179: an exercise is not linked to itself or back into its chain", () => {
    expect(link(items, "a", "a")).toMatchObject({ kind: "refused" });
    expect(link(items, "c", "a")).toMatchObject({ kind: "refused" });
  });

  test("B180: linked exercises move together by the same days, others stay", () =>
    expect(windows(moveChain(items, "b", 3, -5))).toEqual([
      [4, 13],
      [8, 23],
      [18, 43],
      [1, 90],
    ]));

  test("B180 B181: what has passed stays, what would start in the past starts today", () => {
    expect(windows(moveChain(items, "c", -9, 12))).toEqual([
      [1, 10],
      [12, 12],
      [12, 31],
      [1, 90],
    ]);
    expect(windows(moveChain(items, "c", -40, 12))).toEqual([
      [1, 10],
      [12, 12],
      [12, 12],
      [1, 90],
    ]);
  });

  test("B180: moving there and back, all in the future, changes nothing", () =>
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), (days) => {
        expect(moveChain(moveChain(items, "a", days, -30), "c", -days, -30)).toEqual(items);
      }),
    ));
});

test("B181: a bulk change leaves passed windows untouched and starts no other before today", () => {
  const changed = changeInBulk(items, (each) => ({ ...each, start: each.start - 2 }), 11);
  expect(windows(changed)).toEqual([
    [1, 10],
    [11, 20],
    [13, 40],
    [11, 90],
  ]);
  expect(windows(changeInBulk(items, (each) => ({ ...each, end: 50 }), 11))).toEqual([
    [1, 10],
    [5, 50],
    [15, 50],
    [1, 50],
  ]);
});
