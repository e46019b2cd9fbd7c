import { expect, test } from "vitest";
import { caseListPath, openStatuses } from "./case-list-path.ts";

test("a count of cases leads to a list of that customer in those states, whatever was chosen last", () => {
  expect(caseListPath("c-1", ["Unassigned"])).toBe("/cases?customer=c-1&status=Unassigned");
  expect(caseListPath("c-1", openStatuses)).toBe("/cases?customer=c-1&status=Assigned%2CUnassigned%2CUnresolved");
});
