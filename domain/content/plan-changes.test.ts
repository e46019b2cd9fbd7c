import { expect, test } from "vitest";
import { mergeChanges, planChanges, type PlanPart } from "./plan-changes.ts";

const sensor = (enddate: number, id = "sensor"): PlanPart => ({
  area: "measurement",
  id,
  name: "Sensor",
  description: `S+1 → S+${enddate}`,
  entries: [{ key: id, prescription: { startdate: 1, enddate } }],
});

test("what a part was is said as each of the running versions has it, each once", () => {
  const from = [[sensor(14)], [sensor(21)], [sensor(14)], []].flatMap((before) => planChanges(before, [sensor(28)]));
  expect(mergeChanges(from)).toMatchObject([{ says: "S+1 → S+28", was: "S+1 → S+14 or S+1 → S+21" }]);
});

test("parts stay apart, and each is as the last of the versions has it", () => {
  const [first, second] = [14, 21].map((end) => planChanges([], [sensor(end), sensor(end, "scale")]));
  expect(mergeChanges(first!)).toEqual(first);
  const summaries = mergeChanges([...first!, ...second!]).map(({ id, says, was }) => [id, says, was]);
  expect(summaries).toEqual([
    ["sensor", "S+1 → S+21", ""],
    ["scale", "S+1 → S+21", ""],
  ]);
});

test("what changed stands in the order of the newer version, what was taken out last", () => {
  const before = [sensor(14, "lost"), sensor(14, "same"), sensor(14)];
  const after = [sensor(14, "new"), sensor(14, "same"), sensor(28)];
  const entriesOf = (end: number, id: string) => sensor(end, id).entries;
  expect(planChanges(before, after)).toEqual([
    { area: "measurement", id: "new", name: "Sensor", says: "S+1 → S+14", was: "", from: [], to: entriesOf(14, "new") },
    {
      area: "measurement",
      id: "sensor",
      name: "Sensor",
      says: "S+1 → S+28",
      was: "S+1 → S+14",
      from: entriesOf(14, "sensor"),
      to: entriesOf(28, "sensor"),
    },
    {
      area: "measurement",
      id: "lost",
      name: "Sensor",
      says: "",
      was: "S+1 → S+14",
      from: entriesOf(14, "lost"),
      to: [],
    },
  ]);
});

test("a part differs when one of its entries does, in its days or in what it is of", () => {
  const twice = (second: number, key = "sensor"): PlanPart => ({
    ...sensor(14),
    entries: [...sensor(14).entries, { key, prescription: { startdate: 15, enddate: second } }],
  });
  expect(planChanges([twice(21)], [twice(21)])).toEqual([]);
  expect(planChanges([twice(21)], [twice(22)])).toHaveLength(1);
  expect(planChanges([twice(21)], [twice(21, "scale")])).toHaveLength(1);
  expect(planChanges([twice(21)], [sensor(14)])).toHaveLength(1);
});
