/** Priorities of a case, in the order in which selects show them. */
export const casePriorities = ["P1", "P2", "P3", "P4", "Critical", "Blocker"] as const;
export type CasePriority = (typeof casePriorities)[number];

/** Priorities by urgency, least urgent first. */
export const pressing: readonly CasePriority[] = ["P4", "P3", "P2", "P1", "Critical", "Blocker"];

/** Type of the case that reports a request to erase an account. */
export const deletionType = "Delete Account Request" as const;

/** Types that staff can choose when they open a case. */
export const caseTypes = [
  "New Patient",
  "New Device Order",
  "Patient Technical",
  "System Technical",
  "External Patient",
  deletionType,
] as const;
export type CaseType = (typeof caseTypes)[number];

/** Type of a conversation; no other case has it. */
export const messageType = "Surgeon Message" as const;

/** Initial type of a case that is opened from the list. */
export const firstCaseType: CaseType = "System Technical";
