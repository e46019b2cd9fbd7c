import { expect, test } from "vitest";
import { chainOf } from "./chain.ts";

const line = (id: string, at: number, deviceid: string | null) => ({
  id,
  deviceid,
  what: id,
  at,
  by: "Jordan Ellis",
  source: "Console",
  note: "",
  takenBack: false,
});

test("a chain has the lines of the order and of the device, oldest first, with the first reading where it happened", () => {
  const happened = [
    line("ordered", 10, null),
    line("returned", 40, "a"),
    line("shipped", 20, "a"),
    line("other", 15, "b"),
  ];
  const ids = (firstReading: number | null) =>
    chainOf(happened, { deviceid: "a", name: "Step Counter", firstReading }).map(({ id, by }) => `${id} ${by}`);
  expect(ids(30)).toEqual([
    "ordered Jordan Ellis",
    "shipped Jordan Ellis",
    "reading Step Counter",
    "returned Jordan Ellis",
  ]);
  expect(ids(null)).toHaveLength(3);
});

test("a first reading is a line that the readings write, by the device, without a note", () => {
  expect(chainOf([], { deviceid: "a", name: "Step Counter", firstReading: 30 })).toEqual([
    {
      id: "reading",
      what: "First reading",
      at: 30,
      by: "Step Counter",
      source: "Reading",
      note: "",
      takenBack: false,
    },
  ]);
});
