import { expect, test } from "vitest";
import { calendarDate } from "../../values/calendar-date.ts";
import { openNowText, openOrderText, waitsText } from "./open-of-patient.ts";

const order = (...devices: string[]) => ({ devices, orderedon: calendarDate("2026-11-16") });

test("an open order says what of it waits, and since when", () => {
  expect(openOrderText(order("Step Counter"))).toBe("Step Counter, order Pending since 11/16/2026");
  expect(openOrderText(order("Step Counter", "Thermometer", "Wound Camera"))).toBe(
    "Step Counter and 2 more, order Pending since 11/16/2026",
  );
});

test("an address says what waits to be sent there, none what waits for one", () => {
  expect(waitsText([order("Step Counter")], true)).toBe("Step Counter waits to be sent here.");
  expect(waitsText([order("Step Counter"), order("Thermometer")], true)).toBe("2 devices wait to be sent here.");
  expect(waitsText([order("Step Counter")], false)).toBe("Step Counter waits for an address.");
  expect(waitsText([], true)).toBeNull();
});

test("what is open is counted, and what is not is left out", () => {
  expect(openNowText({ orders: 1, reminders: 2, cases: 1 })).toBe("1 order Pending, 2 reminders, 1 case");
  expect(openNowText({ orders: 2, reminders: 1, cases: 3 })).toBe("2 orders Pending, 1 reminder, 3 cases");
  expect(openNowText({ orders: 0, reminders: 0, cases: 1 })).toBe("1 case");
  expect(openNowText({ orders: 0, reminders: 0, cases: 0 })).toBe("");
});
