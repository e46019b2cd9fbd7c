import { expect, test } from "vitest";
import { applyToAll } from "./apply-to-all.ts";

const item = (id: string, start: number, end: number, times = 3, nextId: string | null = null) => ({
  id,
  nextId,
  start,
  end,
  times,
  interval: 1 as const,
  sets: 2,
  skipOnSurgeryDate: false,
});
const items = [item("a", -10, -4), item("b", -10, 14), item("c", 1, 14, 2), item("d", 1, 7)];

test("B181: passed items stay, the others are updated, and the counts say so", () => {
  const { items: after, changed, stay, passed } = applyToAll(items, ["a", "b", "c"], { times: 2 }, -2);
  expect(after).toEqual([items[0], item("b", -10, 14, 2), items[2], items[3]]);
  expect(changed).toEqual([{ before: items[1], after: item("b", -10, 14, 2) }]);
  expect([stay, passed]).toEqual([1, 1]);
});

test("B181: the others are flagged to skip the surgery date", () => {
  const { items: after, changed } = applyToAll(items, ["a", "d"], { skipOnSurgeryDate: true }, -2);
  expect(after).toEqual([items[0], items[1], items[2], { ...items[3], skipOnSurgeryDate: true }]);
  expect(changed).toHaveLength(1);
});

test("a bulk move starts nothing in the past and gives no sets to what has none", () => {
  const { sets: _, ...device } = item("e", 1, 7);
  const { items: after } = applyToAll([...items, device], ["b", "c", "e"], { moveBy: -5, sets: 4 }, -2);
  expect(after.slice(1)).toEqual([
    { ...item("b", -10, 9), sets: 4 },
    { ...item("c", -2, 9, 2), sets: 4 },
    items[3],
    { ...device, start: -2, end: 2 },
  ]);
});

test("a bulk move ends what is over by its new days, whether it runs or has not begun, and names it", () => {
  const linked = [item("b", -10, 0), item("c", 1, 3, 3, "d"), item("d", 4, 5), item("f", 2, 9, 3, "b"), items[0]!];
  const {
    items: after,
    changed,
    ends,
    stay,
    passed,
  } = applyToAll(linked, ["a", "b", "c", "d", "f"], { moveBy: -6 }, -2);
  expect(ends.map(({ id }) => id)).toEqual(["b", "c"]);
  expect(after).toEqual([item("d", -2, -1), item("f", -2, 3), items[0]]);
  expect([changed.length, stay, passed]).toEqual([2, 0, 1]);
  expect(applyToAll(linked, ["b"], { moveBy: -2 }, -2)).toMatchObject({ ends: [], changed: [{ after: { end: -2 } }] });
});
