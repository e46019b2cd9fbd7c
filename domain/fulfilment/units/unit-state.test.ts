import fc from "fast-check";
import { expect, test } from "vitest";
import { readId } from "../../values/id.ts";
import { type CustodyLine, custodyWords, custodyStateOf } from "../custody.ts";
import type { DeviceState } from "../device-state.ts";
import {
  remainingSteps,
  isOut,
  shownStatus,
  unitAfter,
  type UnitState,
  unitStateSince,
  unitStates,
} from "./unit-state.ts";
import { unitStateTexts } from "./unit-state-texts.ts";

const id = (number: number) => readId(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`);
const line = (number: number, word: CustodyLine["word"], corrects: CustodyLine["corrects"] = null): CustodyLine => ({
  lineId: id(number),
  word,
  at: number * 10,
  corrects,
});
const words = [...custodyWords, "measured"] as const;

test("each cell of state and word is decided: where it leads, and all else is refused", () => {
  const table = unitStates.map((state) => [
    state,
    words.flatMap((word) => (unitAfter(state, word) ? [`${word} ${unitAfter(state, word)}`] : [])).join(", "),
  ]);
  expect(Object.fromEntries(table)).toEqual({
    ordered: "packed packed, refused refused, unlinked unpaired, shipped shipped, deleted deleted",
    packed: "refused refused, unlinked unpaired, shipped shipped, deleted deleted",
    refused: "unlinked unpaired, shipped shipped, deleted deleted",
    unpaired: "shipped shipped, deleted deleted",
    shipped: "delivered delivered, returned returned, lost lost",
    delivered: "returned returned, silent silent, linked linked, lost lost, measured inUse",
    linked: "unlinked unlinked, silent silent, measured inUse",
    unlinked: "returned returned, linked linked, replaced replaced, lost lost, measured inUse",
    inUse: "unlinked unlinked, returned returned, silent silent, replaced replaced, lost lost",
    silent: "returned returned, replaced replaced, lost lost, measured inUse",
    replaced: "returned returned, linked linked, lost lost, measured inUse",
    lost: "",
    returned: "lost lost, checked checked",
    checked: "wiped wiped, retired retired",
    wiped: "",
    retired: "",
    deleted: "",
  });
});

test("a unit goes from its order to the stock by its lines and readings", () => {
  const way: CustodyLine["word"][] = ["packed", "shipped", "delivered", "linked"];
  const lines = way.map((word, index) => line(index + 1, word));
  expect([0, 1, 2, 3, 4].map((many) => unitStateSince(lines.slice(0, many), []).state)).toEqual([
    "ordered",
    "packed",
    "shipped",
    "delivered",
    "linked",
  ]);
  expect(unitStateSince(lines, [45, 49])).toEqual({ state: "inUse", since: 45 });
  const replaced = [...lines, line(5, "replaced")];
  expect(unitStateSince(replaced, [45, 49])).toEqual({ state: "replaced", since: 50 });
  expect(unitStateSince(replaced, [45, 49, 55])).toEqual({ state: "inUse", since: 55 });
  const back = [...replaced, line(6, "returned"), line(7, "checked"), line(8, "wiped")];
  expect([6, 7, 8].map((many) => unitStateSince(back.slice(0, many), [45]).state)).toEqual([
    "returned",
    "checked",
    "wiped",
  ]);
});

test("a silent unit is in use again once it measures; one that lost its hardware too", () => {
  const silent = [line(1, "shipped"), line(2, "delivered"), line(3, "silent")];
  expect(unitStateSince(silent, []).state).toBe("silent");
  expect(unitStateSince(silent, [35]).state).toBe("inUse");
  expect(unitStateSince([...silent, line(4, "unlinked")], [35]).state).toBe("unlinked");
  expect(unitStateSince([...silent, line(4, "unlinked")], [35, 45]).state).toBe("inUse");
});

test("a wrong word that is taken back counts no more; what was lost and comes all the same is there", () => {
  const lost = [line(1, "shipped"), line(2, "lost")];
  expect(unitStateSince(lost, []).state).toBe("lost");
  expect(unitStateSince([...lost, line(3, "corrected", id(2))], []).state).toBe("shipped");
  expect(unitStateSince([...lost, line(3, "delivered")], []).state).toBe("delivered");
  expect(unitStateSince([...lost, line(3, "delivered"), line(4, "returned")], []).state).toBe("returned");
});

test("a replacement that is not linked yet is shown as Unlinked in orders; no other state changes what they show", () => {
  expect(shownStatus("Delivered", "replaced")).toBe("Unlinked");
  for (const state of unitStates.filter((each) => each !== "replaced"))
    expect(shownStatus("Delivered", state), state).toBe("Delivered");
});

test("a lost unit is out no more, and nothing is ahead of it", () => {
  expect(remainingSteps("Delivered", "linked", false)).toEqual(["measured", "returned"]);
  expect(remainingSteps("Delivered", "lost", false)).toEqual([]);
  expect([isOut("Delivered", "replaced"), isOut("Delivered", "lost"), isOut("Returned", "checked")]).toEqual([
    true,
    false,
    false,
  ]);
});

const anyLine = fc.record({
  lineId: fc.uuid().map(readId),
  word: fc.constantFrom(...custodyWords.filter((word) => word !== "corrected")),
  at: fc.integer({ min: 0, max: 60 }),
  corrects: fc.constant(null),
});
const readings = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 4 });
const column: Readonly<Record<UnitState, readonly DeviceState[]>> = {
  ordered: ["Pending"],
  packed: ["Pending"],
  refused: ["fail"],
  unpaired: ["Unlinked"],
  shipped: ["Shipped"],
  delivered: ["Delivered"],
  linked: ["Delivered"],
  unlinked: ["Delivered"],
  inUse: ["Delivered"],
  silent: ["Delivered"],
  replaced: ["Delivered"],
  lost: ["Shipped", "Delivered", "Returned"],
  returned: ["Returned"],
  checked: ["Returned"],
  wiped: ["Returned"],
  retired: ["Returned"],
  deleted: ["Deleted"],
};

test("B446: the old status is that of the unit's state, for every history", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), readings, (lines, at) => {
      expect(column[unitStateSince(lines, at).state]).toContain(custodyStateOf(lines).state);
    }),
    { numRuns: 1_000 },
  );
});

test("lines lead a unit to one state, shuffled and doubled", () => {
  const shuffled = fc
    .array(anyLine, { maxLength: 12 })
    .chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray([...lines, ...lines], { minLength: lines.length * 2 })),
    );
  fc.assert(
    fc.property(shuffled, readings, ([lines, again], at) => {
      expect(unitStateSince(again, at)).toEqual(unitStateSince(lines, at.toReversed()));
    }),
    { numRuns: 1_000 },
  );
});

test("each state says where the unit is", () =>
  expect(unitStates.map((state) => unitStateTexts[state])).toEqual([
    "Ordered",
    "Packed",
    "Refused by the vendor",
    "No hardware linked",
    "Shipped",
    "Delivered",
    "Linked",
    "Unlinked",
    "In use",
    "Silent",
    "Replaced, not linked yet",
    "Lost",
    "Returned",
    "Checked",
    "Wiped, back in stock",
    "Retired",
    "Deleted from the order",
  ]));
