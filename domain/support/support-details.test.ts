import { expect, test } from "vitest";
import { clockText, supportDetails } from "./support-details.ts";

test("the details for a mail name version, page, time and role, and no patient", () => {
  const at = Date.parse("2026-11-20T15:42:00Z");
  const details = { version: "1.2.3", page: "/patient/:id", role: "Admin", at, timeZone: "America/Chicago" };
  expect(supportDetails(details)).toBe(
    "Version: 1.2.3\nPage: /patient/:id\nTime: 11/20/2026, 9:42 AM (America/Chicago)\nRole: Admin",
  );
});

test("a clock is right to the second, ahead or behind", () => {
  expect(clockText(10_000, 11_400)).toBe("right to the second");
  expect(clockText(14_000, 10_000)).toBe("4 seconds ahead");
  expect(clockText(10_000, 70_000)).toBe("60 seconds behind");
});
