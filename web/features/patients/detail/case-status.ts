const dots = {
  Assigned: "brand",
  Unassigned: "hollow",
  Unresolved: "half",
  Resolved: "ink",
  NotAnIssue: "grey",
} as const;

/** The dot of a case's status. */
export const caseDot = (status: string): (typeof dots)[keyof typeof dots] =>
  status in dots ? dots[status as keyof typeof dots] : "grey";

/** A case's status in words. */
export const caseStatusText = (status: string): string => (status === "NotAnIssue" ? "Not an Issue" : status);
