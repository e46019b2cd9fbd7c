import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { messagePreview, shortMoment, staffLabel } from "./lite-messages.ts";

test("C094: a preview has 80 characters, and an ellipsis only where something is left out", () => {
  expect(messagePreview("a".repeat(80))).toBe("a".repeat(80));
  expect(messagePreview(`${"a".repeat(80)}b`)).toBe(`${"a".repeat(80)}…`);
  expect(messagePreview("")).toBe("");
});

test("C095 C006: a surgeon is named Surgeon, all other staff Customer Admin, whatever their role", () => {
  expect(staffLabel("Surgeon")).toBe("Surgeon");
  for (const role of ["Admin", "Therapist", "Medical Associate", "Company Admin", "Health Coach", "Super Admin"])
    expect(staffLabel(role)).toBe("Customer Admin");
});

test("a message of today has its time, one of the last week its weekday, an older one its date", () => {
  const today = calendarDate("2026-11-20");
  const at = (text: string) => shortMoment(Date.parse(text), today, "America/Chicago");
  expect(at("2026-11-20T15:42:00Z")).toBe("9:42 AM");
  expect(at("2026-11-20T06:00:00Z")).toBe("12:00 AM");
  expect(at("2026-11-20T05:59:00Z")).toBe("Thu");
  expect(at("2026-11-14T18:00:00Z")).toBe("Sat");
  expect(at("2026-11-13T18:00:00Z")).toBe("11/13/2026");
});
