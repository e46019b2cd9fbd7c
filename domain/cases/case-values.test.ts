import { expect, test } from "vitest";
import {
  casePriorities,
  caseStatuses,
  caseTypes,
  firstCaseType,
  messageType,
  pressing,
  statusText,
} from "./case-values.ts";

test("C117 C118: the states, of which the last is NotAnIssue on the wire and written in words", () => {
  expect(caseStatuses.join()).toBe("Assigned,Unassigned,Unresolved,Resolved,NotAnIssue");
  expect(caseStatuses.map(statusText)).toEqual(["Assigned", "Unassigned", "Unresolved", "Resolved", "Not an Issue"]);
});

test("C126 C127: priorities and types", () => {
  expect(casePriorities.join()).toBe("P1,P2,P3,P4,Critical,Blocker");
  expect(caseTypes).toEqual([
    "New Patient",
    "New Device Order",
    "Patient Technical",
    "System Technical",
    "External Patient",
    "Delete Account Request",
  ]);
});

test("a Blocker presses most and P4 least; a case begins as a technical one", () => {
  expect(pressing).toEqual(["P4", "P3", "P2", "P1", "Critical", "Blocker"]);
  expect(firstCaseType).toBe("System Technical");
  expect(messageType).toBe("Surgeon Message");
});
