import { expect, test } from "vitest";
import { defaultPatientSort, patientSortSchema, parsePatientSort, patientSortParam } from "./patient-sort.ts";

test("B301: a sorter has a field and an order", () => {
  expect(patientSortSchema.parse({ field: "name", order: "ascend" })).toEqual({ field: "name", order: "ascend" });
  const problemsOf = (sort: object) => patientSortSchema.safeParse(sort).error?.issues.map(({ message }) => message);
  expect(problemsOf({ field: "password", order: "ascend" })).toEqual(["The list cannot be sorted by this column."]);
  expect(problemsOf({ field: "name", order: "1; drop" })).toEqual(["Please sort ascending or descending."]);
  expect(defaultPatientSort).toEqual({ field: "surgerydate", order: "descend" });
});

test("an order survives its way through an address", () => {
  expect(parsePatientSort(patientSortParam({ field: "name", order: "descend" }))).toEqual({
    field: "name",
    order: "descend",
  });
  for (const bad of [null, "", "name", "name.up", "x.ascend"])
    expect(parsePatientSort(bad)).toEqual(defaultPatientSort);
});
