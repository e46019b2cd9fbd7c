import { expect, test } from "vitest";
import { isRefusal } from "../../values/refusal.ts";
import { readPatientFilter } from "./read-patient-filter.ts";

test("without a filter active patients are meant", () => {
  expect(readPatientFilter(undefined)).toMatchObject({ type: "active" });
  expect(readPatientFilter(null)).toMatchObject({ type: "active" });
});

test("a whole phone is looked for in its stored form; what is no phone is refused", () => {
  expect(readPatientFilter({ phone: "(312) 555-0123" })).toMatchObject({ phone: "+13125550123" });
  expect(isRefusal(readPatientFilter({ phone: "12" }))).toBe(true);
});

test("a surgery date from after its end is refused", () => {
  const filter = { surgeryrangetype: "date", surgeryDate: ["2026-11-20", "2026-11-01"] };
  expect(isRefusal(readPatientFilter(filter))).toBe(true);
});
