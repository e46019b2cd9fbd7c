import * as texts from "./case-status-texts.ts";

/** Statuses of a case, in the order in which filters and selects show them. NotAnIssue is displayed as 'Not an Issue'. */
export const caseStatuses = ["Assigned", "Unassigned", "Unresolved", "Resolved", "NotAnIssue"] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** A status as people read it. */
export const statusText = (status: string): string => (status === "NotAnIssue" ? texts.notAnIssue : status);
