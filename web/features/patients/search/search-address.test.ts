import { expect, test } from "vitest";
import { parsePatientSearch, patientSearchParam } from "./search-address.ts";

test("screens M14: a search travels in the address and back, with customers and a part of the surgeon's name", () => {
  const search = { type: "all", lastname_plain: "Ström & Co", customer: ["a", "b"], surgeonname: "lund" } as const;
  expect(parsePatientSearch(patientSearchParam({ ...search, customer: [...search.customer] }))).toEqual(search);
});

test("screens M14: a search for everybody is one; an open search without a question is none", () => {
  expect(parsePatientSearch(patientSearchParam({ type: "active" }))).toEqual({ type: "active" });
  expect(parsePatientSearch("")).toBeNull();
});

test("an address that somebody mangled asks nothing that the filter does not know", () => {
  for (const text of ["constructor=1", "type=everything", `lastname_plain=${"x".repeat(5_000)}`, "%E0%A4%A", "&&=="])
    expect(
      Object.keys(parsePatientSearch(text) ?? {}).filter((name) => name !== "type"),
      text.slice(0, 20),
    ).toEqual([]);
});
