/** How much a case presses, in the order in which it is chosen. */
export const casePriorities = ["P1", "P2", "P3", "P4", "Critical", "Blocker"] as const;
export type CasePriority = (typeof casePriorities)[number];

/** The same by how much they press, the least first. */
export const pressing: readonly CasePriority[] = ["P4", "P3", "P2", "P1", "Critical", "Blocker"];

/** The type of the case that tells of a request to erase an account. */
export const deletionType = "Delete Account Request" as const;

/** What a case can be about when staff open one. */
export const caseTypes = [
  "New Patient",
  "New Device Order",
  "Patient Technical",
  "System Technical",
  "External Patient",
  deletionType,
] as const;
export type CaseType = (typeof caseTypes)[number];

/** The type of a conversation, which only conversations have. */
export const messageType = "Surgeon Message" as const;

/** The type with which a case from the list begins. */
export const firstCaseType: CaseType = "System Technical";
