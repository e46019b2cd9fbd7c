import fc from "fast-check";
import { expect, test } from "vitest";
import {
  stepsAhead,
  type CustodyLine,
  custodyWords,
  addsInformation,
  mayCorrect,
  custodyStateOf,
  validLines,
} from "./custody.ts";
import { deviceStates, isToSend, mayMove, orderStateOf, sentOf, sentText } from "./device-state.ts";
import { readId } from "../values/id.ts";
import { custodyTexts } from "./custody-texts.ts";

const id = (number: number) => readId(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`);
const line = (number: number, word: CustodyLine["word"], at = number, corrects: CustodyLine["corrects"] = null) => ({
  lineId: id(number),
  word,
  at,
  corrects,
});

test("B446 C138 C139 C140: a device only goes on: Pending, fail, Unlinked, Shipped, Delivered, Returned; Deleted before it is sent", () => {
  const table = deviceStates.map((from) => [from, deviceStates.filter((to) => mayMove(from, to)).join(" ")]);
  expect(Object.fromEntries(table)).toEqual({
    Pending: "Shipped Delivered Returned Unlinked fail Deleted",
    fail: "Shipped Delivered Returned Unlinked Deleted",
    Unlinked: "Shipped Delivered Returned Deleted",
    Shipped: "Delivered Returned",
    Delivered: "Returned",
    Returned: "",
    Deleted: "",
  });
});

test("C144 C137: an order is Shipped once all that is not deleted has left", () => {
  expect(orderStateOf(["Shipped", "Pending"])).toBe("Pending");
  expect(orderStateOf(["Shipped", "fail"])).toBe("Pending");
  expect(orderStateOf(["Shipped", "Unlinked"])).toBe("Pending");
  expect(orderStateOf(["Shipped", "Delivered", "Returned", "Deleted"])).toBe("Shipped");
  expect(sentText(sentOf(["Shipped", "Pending", "Delivered", "Deleted"]))).toBe("2 of 3 shipped");
  expect(sentText(sentOf(["Deleted"]))).toBe("nothing to send");
});

test("C141 C142: the earliest time of each step is its date", () => {
  const lines = [line(1, "delivered", 500), line(2, "shipped", 300), line(3, "delivered", 400), line(4, "moving", 100)];
  expect(custodyStateOf(lines)).toEqual({ state: "Delivered", shippedAt: 300, deliveredAt: 400, returnedAt: null });
});

test("a line that was taken back counts no more, and is taken back once", () => {
  const lines = [line(1, "shipped"), line(2, "returned"), line(3, "corrected", 9, id(2))];
  expect(custodyStateOf(lines).state).toBe("Shipped");
  expect(validLines(lines)).toEqual([lines[0]]);
  expect(mayCorrect(lines, id(1))).toBe(true);
  expect(mayCorrect(lines, id(2))).toBe(false);
  expect(mayCorrect([line(1, "moving")], id(1))).toBe(false);
  expect(custodyStateOf([line(1, "deleted"), line(2, "corrected", 3, id(1))]).state).toBe("Pending");
});

test("a line that moved only the unit may be taken back too", () => {
  for (const word of ["linked", "replaced", "lost", "checked", "wiped", "retired"] as const)
    expect(mayCorrect([line(1, word)], id(1)), word).toBe(true);
  for (const word of ["packed", "moving", "silent"] as const)
    expect(mayCorrect([line(1, word)], id(1)), word).toBe(false);
});

test("what is older than the state says nothing new", () => {
  expect([
    addsInformation("Delivered", "shipped"),
    addsInformation("Shipped", "delivered"),
    addsInformation("Delivered", "moving"),
  ]).toEqual([false, true, true]);
  expect(addsInformation("Deleted", "packed")).toBe(false);
});

const anyLine = fc.record({
  lineId: fc.uuid().map(readId),
  word: fc.constantFrom(...custodyWords.filter((word) => word !== "corrected")),
  at: fc.integer({ min: 0, max: 1_000_000 }),
  corrects: fc.constant(null),
});

test("B446: lines lead to one place, shuffled and doubled", () => {
  const shuffled = fc
    .array(anyLine, { maxLength: 12 })
    .chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray([...lines, ...lines], { minLength: lines.length * 2 })),
    );
  fc.assert(
    fc.property(shuffled, ([lines, again]) => {
      expect(custodyStateOf(again)).toEqual(custodyStateOf(lines));
    }),
  );
});

test("B446: each further line leads on or nowhere, never back", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
      for (const [at] of lines.entries()) {
        const [before, after] = [
          custodyStateOf(lines.slice(0, at)).state,
          custodyStateOf(lines.slice(0, at + 1)).state,
        ];
        // A deletion is final, even for a device that was reported as sent.
        if (before !== after && after !== "Deleted") expect(mayMove(before, after)).toBe(true);
        if (before === "Deleted") expect(after).toBe("Deleted");
      }
    }),
  );
});

test("C144: an order that is Shipped has nothing to send", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...deviceStates)), (states) => {
      expect(orderStateOf(states) === "Shipped").toBe(states.filter(isToSend).length === 0);
      expect(sentOf(states).sent === sentOf(states).of).toBe(orderStateOf(states) === "Shipped");
    }),
  );
});

test("B446: 10,000 lines about one device, shuffled and doubled, lead to where they lead in order", () => {
  const words = custodyWords.filter((word) => word !== "deleted" && word !== "corrected");
  const lines = Array.from({ length: 10_000 }, (_, at) => line(at, words[at % words.length]!, (at * 7_919) % 10_007));
  const shuffled = [...lines, ...lines].toSorted((a, b) => ((a.at * 31) % 997) - ((b.at * 31) % 997));
  expect(custodyStateOf(shuffled)).toEqual(custodyStateOf(lines));
  expect(custodyStateOf(lines).state).toBe("Returned");
});

test("nothing has happened to a device without lines; a deletion counts among others, and may be taken back", () => {
  expect(custodyStateOf([])).toEqual({ state: "Pending", shippedAt: null, deliveredAt: null, returnedAt: null });
  expect(custodyStateOf([line(1, "refused")]).state).toBe("fail");
  expect(custodyStateOf([line(1, "unlinked")]).state).toBe("Unlinked");
  expect(custodyStateOf([line(1, "returned", 7)])).toMatchObject({ shippedAt: null, returnedAt: 7 });
  const lines = [line(1, "packed"), line(2, "deleted")];
  expect(custodyStateOf(lines).state).toBe("Deleted");
  expect([mayCorrect(lines, id(2)), mayCorrect(lines, id(1)), mayCorrect(lines, id(3))]).toEqual([true, false, false]);
});

test("each word says what happened", () =>
  expect(custodyWords.map((word) => custodyTexts[word])).toEqual([
    "Packed",
    "Refused by the vendor",
    "No hardware linked",
    "Shipped",
    "On its way",
    "Delivered",
    "Returned",
    "Deleted from the order",
    "Silent",
    "Corrected",
    "Linked",
    "Replaced",
    "Lost",
    "Checked",
    "Wiped",
    "Retired",
    "Asked back",
  ]));

test("what is ahead of a device follows from how far it came and whether it measured", () => {
  const ahead = (hasMeasured: boolean) =>
    Object.fromEntries(deviceStates.map((state) => [state, stepsAhead(state, hasMeasured).join(" ")]));
  const all = "shipped delivered measured returned";
  expect(ahead(false)).toEqual({
    Pending: all,
    fail: all,
    Unlinked: all,
    Shipped: "delivered measured returned",
    Delivered: "measured returned",
    Returned: "",
    Deleted: "",
  });
  expect(ahead(true)).toMatchObject({ Shipped: "returned", Delivered: "returned", Returned: "", Deleted: "" });
});

test("a device returns no earlier than it was delivered, and is delivered no earlier than it was shipped, in whichever order the lines came", () => {
  const lines = [line(1, "returned", 500), line(2, "delivered", 700), line(3, "shipped", 600)];
  for (const each of [lines, lines.toReversed()])
    expect(custodyStateOf(each)).toEqual({ state: "Returned", shippedAt: 500, deliveredAt: 500, returnedAt: 500 });
});

test("a device that returned without news of its delivery was shipped no later than that", () => {
  const lines = [line(1, "returned", 500), line(2, "shipped", 600)];
  expect(custodyStateOf(lines)).toEqual({ state: "Returned", shippedAt: 500, deliveredAt: null, returnedAt: 500 });
});
