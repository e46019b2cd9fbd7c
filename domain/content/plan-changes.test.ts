import { expect, test } from "vitest";
import { eachOnce, planChanges, type PlanPart } from "./plan-changes.ts";

const sensor = (enddate: number): PlanPart => ({
  area: "measurement",
  id: "sensor",
  name: "Sensor",
  says: `S+1 → S+${enddate}`,
  entries: [{ key: "sensor", asked: { startdate: 1, enddate } }],
});

test("what a part was is said as each of the running versions has it, each once", () => {
  const from = [[sensor(14)], [sensor(21)], [sensor(14)], []].flatMap((before) => planChanges(before, [sensor(28)]));
  expect(eachOnce(from)).toMatchObject([{ says: "S+1 → S+28", was: "S+1 → S+14 or S+1 → S+21" }]);
});
