import fc from "fast-check";
import { expect, test } from "vitest";
import { testId } from "../values/id.arbitrary.ts";
import { changeBetween, isSameRow, takeBack, undoChange } from "./undo-change.ts";

const row = (name: string, enddate: number, next: string | null = null) => ({
  _id: testId(name),
  startdate: 1,
  enddate,
  nextexerciseid: next === null ? null : testId(next),
});
const before = [row("a", 10), row("b", 20), row("c", 30)];
const after = [row("a", 11), row("c", 30), row("d", 40)];
const change = changeBetween(before, after);

test("a change holds the rows that differ: changed, ended and begun", () => {
  expect(change).toEqual({ before: [row("a", 10), row("b", 20)], after: [row("a", 11), row("d", 40)] });
  expect(isSameRow({ x: 1, y: [2] }, { y: [2], x: 1 })).toBe(true);
  expect(isSameRow({ x: 1, y: [2] }, { y: [3], x: 1 })).toBe(false);
});

test("what is still as the change left it goes back: a changed row, an ended one, a begun one", () => {
  const undone = undoChange(after, change);
  expect(undone.rows).toEqual(expect.arrayContaining(before));
  expect([undone.rows.length, undone.stays]).toEqual([3, []]);
});

test("what was changed again since stays, and is named", () => {
  const since = [row("a", 12), row("c", 30), row("d", 40)];
  const undone = undoChange(since, change);
  expect([undone.stays, undone.back.toSorted()]).toEqual([["a"], ["b", "d"]]);
  expect(undone.rows).toEqual([row("a", 12), row("c", 30), row("b", 20)]);
});

test("a link goes back only to a row that is there", () => {
  const linked = { before: [row("a", 10, "b")], after: [row("a", 10)] };
  expect(undoChange([row("a", 10), row("b", 20)], linked).rows).toContainEqual(row("a", 10, "b"));
  expect(undoChange([row("a", 10)], linked).rows).toEqual([row("a", 10)]);
  const begun = { before: [], after: [row("b", 20)] };
  const led = [row("a", 10, "b"), row("b", 20), row("c", 30, "a")];
  expect(undoChange(led, begun).rows).toEqual([row("a", 10), row("c", 30, "a")]);
  const unlinkable = { _id: testId("d"), startdate: 1, enddate: 40 };
  expect(undoChange([unlinkable, row("b", 20)], begun).rows).toEqual([unlinkable]);
});

test("a link does not go back where chains would be lines no more: into a ring, or to what another one leads to by now", () => {
  const unlinked = { before: [row("a", 10, "b")], after: [row("a", 10)] };
  const turned = [row("a", 10), row("b", 20, "a")];
  expect(undoChange(turned, unlinked)).toMatchObject({ rows: expect.arrayContaining(turned), back: ["a"], stays: [] });
  const led = [row("a", 10), row("b", 20), row("c", 30, "b")];
  expect(undoChange(led, unlinked).rows).toEqual(expect.arrayContaining(led));
  const two = { before: [row("a", 10, "b"), row("c", 30, "d")], after: [row("a", 10), row("c", 30)] };
  const others = [row("b", 20), row("d", 40), row("e", 50, "d")];
  expect(undoChange([...two.after, ...others], two).rows).toEqual([...others, row("a", 10, "b"), row("c", 30)]);
});

test("a change is taken back by itself, whatever was changed since, and each row stands where it stood", () => {
  const [all, without] = [
    [row("a", 10), row("b", 20), row("c", 30)],
    [row("a", 10), row("c", 30)],
  ];
  const since = [row("c", 33), row("d", 40)];
  expect(takeBack(since, all, without)).toEqual([row("b", 20), row("c", 33), row("d", 40)]);
  expect(takeBack(all, all, without)).toEqual(all);
});

const anyRows = fc
  .uniqueArray(fc.tuple(fc.constantFrom("a", "b", "c", "d", "e"), fc.nat(3)), { selector: ([name]) => name })
  .map((rows) => rows.map(([name, end]) => row(name, end)));

test("undo(apply(x)) is x when nothing happened between", () =>
  fc.assert(
    fc.property(anyRows, anyRows, (was, is) => {
      const { rows, stays } = undoChange(is, changeBetween(was, is));
      const named = (all: readonly { _id: string }[]) => all.toSorted((one, other) => one._id.localeCompare(other._id));
      expect([named(rows), stays]).toEqual([named(was), []]);
    }),
  ));
