import type { CasePriority, CaseType, messageType } from "./case-values.ts";

const typeLabels: Readonly<Record<CaseType | typeof messageType, string>> = {
  "New Patient": "New Patient",
  "New Device Order": "New Device Order",
  "Patient Technical": "Patient Technical",
  "System Technical": "System Technical",
  "External Patient": "External Patient",
  "Delete Account Request": "Delete Account Request",
  "Surgeon Message": "Surgeon Message",
};
/** Returns the label of a type of cases. */
export const caseTypeLabel = (type: string): string => (typeLabels as Readonly<Record<string, string>>)[type] ?? type;

const priorityLabels: Readonly<Record<CasePriority, string>> = {
  P1: "P1",
  P2: "P2",
  P3: "P3",
  P4: "P4",
  Critical: "Critical",
  Blocker: "Blocker",
};
/** Returns the label of a priority of cases. */
export const casePriorityLabel = (priority: string): string =>
  (priorityLabels as Readonly<Record<string, string>>)[priority] ?? priority;
