import { openStatuses } from "@restride/domain/case-states/case-list-path.ts";
import * as texts from "./detail-texts.ts";

const dots = {
  Assigned: "brand",
  Unassigned: "hollow",
  Unresolved: "half",
  Resolved: "ink",
  NotAnIssue: "grey",
} as const;

/** Returns the look of a case status's dot. */
export const caseDot = (status: string): (typeof dots)[keyof typeof dots] =>
  status in dots ? dots[status as keyof typeof dots] : "grey";

/** Returns a case's status as text. */
export const caseStatusText = (status: string): string => (status === "NotAnIssue" ? texts.notAnIssue : status);

/** Returns unsettled cases first, then settled ones, each in their given order, newest first. */
export const openFirst = <Case extends { readonly status: string }>(cases: readonly Case[]): Case[] => {
  const isOpen = ({ status }: Case): boolean => openStatuses.some((each) => each === status);
  return cases.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
};
