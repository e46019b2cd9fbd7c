import { expect, test } from "vitest";
import { casePriorityLabel, caseTypeLabel } from "./case-value-texts.ts";
import { casePriorities, caseTypes, messageType } from "./case-values.ts";

test("C126 C127: types and priorities of cases have their labels, and an unknown one is shown as it is", () => {
  expect([...caseTypes, messageType, "Older Type"].map(caseTypeLabel)).toEqual([
    "New Patient",
    "New Device Order",
    "Patient Technical",
    "System Technical",
    "External Patient",
    "Delete Account Request",
    "Surgeon Message",
    "Older Type",
  ]);
  expect([...casePriorities, "P9"].map(casePriorityLabel)).toEqual([
    "P1",
    "P2",
    "P3",
    "P4",
    "Critical",
    "Blocker",
    "P9",
  ]);
});
