import { devicePlan } from "@restride/domain/programmes/programme.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { plannedEvents } from "./planned-events.ts";

const surgery = calendarDate("2026-12-13");
const id = readId("01936881-f1e4-7bb3-8632-80be5a56475e");

const other = readId("01936881-f1e4-7bb3-8632-80be5a56475f");

const device = (name: string, contentId: typeof id, startdate: number, enddate: number) => {
  const row = {
    _id: contentId,
    deviceid: contentId,
    startdate,
    enddate,
    interval: 1,
    time: 1,
    skiponsurgerydate: true,
  } as const;
  const doses = { dose: "", times: 1, sets: 0, repeats: 0, hold: 0 } as const;
  return { ...devicePlan(row), display: { name, image: "", kind: "device", ...doses, contentId } as const };
};
const eventsOf = (...items: ReturnType<typeof device>[]) => {
  const today = calendarDate("2026-11-26");
  return plannedEvents({ items, groups: [], nameOf: () => "", surgery, today, phone: "" });
};
const lastLine = (enddate: number): string | undefined => eventsOf(device("Sensor", id, 1, enddate)).at(-1)?.text;

test("of several devices the one that begins first is named, and the last day is that of all, in whichever order they are listed", () => {
  const [sensor, scale] = [device("Sensor", id, 5, 12), device("Scale", other, 2, 18)];
  for (const items of [
    [sensor, scale],
    [scale, sensor],
  ]) {
    const events = eventsOf(...items).map(({ date, kind }) => `${date} ${kind}`);
    expect(events).toEqual([
      "2026-11-26 message",
      "2026-11-26 order",
      "2026-12-13 surgery",
      "2026-12-15 device",
      "2026-12-31 surgery",
    ]);
    expect(eventsOf(...items)[3]!.text).toContain("Scale");
  }
});

test("a surgery that is over is not to come", () => {
  const [today, items] = [calendarDate("2026-12-20"), [device("Sensor", id, 1, 18)]];
  const events = plannedEvents({ items, groups: [], nameOf: () => "", surgery, today, phone: "" });
  expect(events.map(({ date, kind }) => `${date} ${kind}`)).toEqual([
    "2026-12-20 message",
    "2026-12-20 order",
    "2026-12-20 device",
    "2026-12-31 surgery",
  ]);
});

test("what begins before the surgery stands before it", () => {
  const events = eventsOf(device("Sensor", id, -5, 12)).map(({ date, kind }) => `${date} ${kind}`);
  expect(events.slice(2)).toEqual(["2026-12-08 device", "2026-12-13 surgery", "2026-12-25 surgery"]);
});

test("the last day of a programme says its year when it is another than today's", () => {
  expect(lastLine(18)).toBe("Last day of the programme");
  expect(lastLine(365)).toBe("Last day of the programme, in 2027");
});
