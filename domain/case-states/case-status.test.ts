import { expect, test } from "vitest";
import { caseStatuses, statusText } from "./case-status.ts";

test("C117 C118: the states, of which the last is NotAnIssue on the wire and written in words", () => {
  expect(caseStatuses.join()).toBe("Assigned,Unassigned,Unresolved,Resolved,NotAnIssue");
  expect(caseStatuses.map(statusText)).toEqual(["Assigned", "Unassigned", "Unresolved", "Resolved", "Not an Issue"]);
});
