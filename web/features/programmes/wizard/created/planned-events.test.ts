import { devicePlan } from "@restride/domain/programmes/programme.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { expect, test } from "vitest";
import { plannedEvents } from "./planned-events.ts";

const surgery = calendarDate("2026-12-13");
const id = readId("01936881-f1e4-7bb3-8632-80be5a56475e");

const lastLine = (enddate: number): string | undefined => {
  const sensor = {
    _id: id,
    deviceid: id,
    startdate: 1,
    enddate,
    interval: 1,
    time: 1,
    skiponsurgerydate: true,
  } as const;
  const display = {
    name: "Sensor",
    image: "",
    kind: "device",
    dose: "",
    times: 1,
    sets: 0,
    repeats: 0,
    hold: 0,
  } as const;
  const items = [{ ...devicePlan(sensor), display: { ...display, contentId: id } }];
  const today = calendarDate("2026-11-26");
  return plannedEvents({ items, groups: [], nameOf: () => "", surgery, today, phone: "" }).at(-1)?.text;
};

test("the last day of a programme says its year when it is another than today's", () => {
  expect(lastLine(18)).toBe("Last day of the programme");
  expect(lastLine(365)).toBe("Last day of the programme, in 2027");
});
