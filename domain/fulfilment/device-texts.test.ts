import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { deviceText, endedOn } from "./device-texts.ts";

const [shipped_on, delivered_on] = [calendarDate("2026-11-01"), calendarDate("2026-11-03")];

test("a device is told with the day of its state, as far as it has one", () => {
  expect(deviceText({ status: "Pending", shipped_on: null, delivered_on: null })).toBe("Pending");
  expect(deviceText({ status: "Shipped", shipped_on, delivered_on: null })).toBe("Shipped · 11/01/2026");
  expect(deviceText({ status: "Delivered", shipped_on, delivered_on })).toBe("Delivered · 11/03/2026");
});

test("a window that is over and silence are told in place of the day; what nobody needs any more is not silent", () => {
  const device = { status: "Delivered", shipped_on, delivered_on };
  const ended_on = calendarDate("2026-11-19");
  const silent_since = calendarDate("2026-11-11");
  expect(deviceText({ ...device, ended_on })).toBe("Delivered · ended 11/19/2026");
  expect(deviceText({ ...device, silent_since })).toBe("Delivered · silent since 11/11");
  expect(deviceText({ ...device, ended_on, silent_since })).toBe("Delivered · ended 11/19/2026");
});

test("a window is over on the day after its last, and never without one", () => {
  const last = calendarDate("2026-11-19");
  expect(endedOn(last, calendarDate("2026-11-20"))).toBe(last);
  expect(endedOn(last, last)).toBeNull();
  expect(endedOn(null, last)).toBeNull();
});
