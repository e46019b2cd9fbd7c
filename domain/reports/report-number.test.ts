import { expect, test } from "vitest";
import { testId } from "../values/id.arbitrary.ts";
import { reportNumber } from "./report-number.ts";

const patient = testId("0192f000-00dd-7000-8000-000000000418");

test("a report is called by clinic, date, minute and patient, by the clinic's clock", () => {
  const madeAt = Date.parse("2026-11-20T15:42:59Z");
  expect(reportNumber("Tamberlake Joint Center", patient, madeAt, "America/Chicago")).toBe("T-2026-11-20-0942-0418");
  expect(reportNumber("Öland Knees", patient, madeAt, "America/Chicago")).toBe("Ö-2026-11-20-0942-0418");
});

test("at night it has the clinic's date", () => {
  const madeAt = Date.parse("2026-11-21T05:05:00Z");
  expect(reportNumber("tamberlake", patient, madeAt, "America/Chicago")).toBe("T-2026-11-20-2305-0418");
});
