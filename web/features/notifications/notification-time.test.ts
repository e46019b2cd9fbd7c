import { expect, test } from "vitest";
import { shortTime } from "./notification-time.ts";

test("B439: notification times are MM/DD/YY hh:mm a in the clinic's time", () => {
  expect(shortTime("2026-11-20T14:00:00Z", "America/Chicago")).toBe("11/20/26 08:00 am");
  expect(shortTime("2026-11-18T20:15:00Z")).toBe("11/18/26 02:15 pm");
  expect(shortTime("2026-11-18T06:05:00Z", "America/Chicago")).toBe("11/18/26 12:05 am");
});
