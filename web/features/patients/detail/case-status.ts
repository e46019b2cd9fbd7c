import { openStatuses } from "@restride/domain/case-states/case-list-path.ts";

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

/** Cases that wait for somebody, then those that are settled; the newest of each first, as they came. */
export const openFirst = <Case extends { readonly status: string }>(cases: readonly Case[]): Case[] => {
  const isOpen = ({ status }: Case): boolean => openStatuses.some((each) => each === status);
  return cases.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
};
