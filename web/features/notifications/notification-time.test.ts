import { expect, test } from "vitest";
import { shortTime, timesText } from "./notification-time.ts";

test("B439 C310: notification times are MM/DD/YY hh:mm a in the clinic's time", () => {
  expect(shortTime("2026-11-20T14:00:00Z", "America/Chicago")).toBe("11/20/26 08:00 AM");
  expect(shortTime("2026-11-18T20:15:00Z")).toBe("11/18/26 02:15 PM");
  expect(shortTime("2026-11-18T06:05:00Z", "America/Chicago")).toBe("11/18/26 12:05 AM");
});

test("how far a notification has come is told with the time of each step", () => {
  const times = { date: "2026-11-20T14:00:00Z", delieveredat: "2026-11-20T14:01:00Z", readat: "2026-11-20T15:30:00Z" };
  expect(timesText(times, "America/Chicago")).toBe(
    "sent 11/20/26 08:00 AM, delivered 11/20/26 08:01 AM, read 11/20/26 09:30 AM",
  );
  expect(timesText(times, "America/Denver")).toBe(
    "sent 11/20/26 07:00 AM, delivered 11/20/26 07:01 AM, read 11/20/26 08:30 AM",
  );
  expect(timesText({ date: "2026-11-20T14:00:00Z", delieveredat: null, readat: null }, undefined)).toBe(
    "sent 11/20/26 08:00 AM",
  );
});
