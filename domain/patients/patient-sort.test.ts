import { expect, test } from "vitest";
import { defaultPatientSort, patientSortSchema, sortFromText, sortToText } from "./patient-sort.ts";

test("B301: a sorter has a field and an order", () => {
  expect(patientSortSchema.parse({ field: "name", order: "ascend" })).toEqual({ field: "name", order: "ascend" });
  expect(patientSortSchema.safeParse({ field: "password", order: "ascend" }).success).toBe(false);
  expect(patientSortSchema.safeParse({ field: "name", order: "1; drop" }).success).toBe(false);
});

test("an order survives its way through an address", () => {
  expect(sortFromText(sortToText({ field: "name", order: "descend" }))).toEqual({ field: "name", order: "descend" });
  for (const bad of [null, "", "name", "name.up", "x.ascend"]) expect(sortFromText(bad)).toEqual(defaultPatientSort);
});
