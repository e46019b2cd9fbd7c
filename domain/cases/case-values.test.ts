import { expect, test } from "vitest";
import { casePriorities, caseTypes, firstCaseType, messageType, pressing } from "./case-values.ts";

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

test("C038 C126: a Blocker presses most and P4 least; a case begins as a technical one", () => {
  expect(pressing).toEqual(["P4", "P3", "P2", "P1", "Critical", "Blocker"]);
  expect(firstCaseType).toBe("System Technical");
  expect(messageType).toBe("Surgeon Message");
});
