import { customerChoiceOf } from "@restride/domain/cases/case-filter.ts";
import { useListed } from "../../../platform/calls/use-listed.ts";
import { caseListInput } from "./case-address.ts";
import type { ListedCase } from "./case-columns.tsx";
import { CaseListDocument } from "./case-list.graphql.ts";
import type { CaseViewControl } from "./use-case-view.ts";
import { useStableRows } from "./use-stable-rows.ts";

/** Loads the page of cases for a view, with the selected ones. Nothing is loaded before a customer is chosen. */
export function useCases({ view, chosen, choose }: CaseViewControl) {
  const request = customerChoiceOf(view.filter) === "" ? null : caseListInput(view);
  const listed = useListed(CaseListDocument, request, {
    tags: ["cases"],
    read: ({ getActionCaseList: { actionCases, total } }) => ({ rows: actionCases, total }),
  });
  const heldRows = useStableRows(listed, JSON.stringify(request));
  const rows = heldRows.visibleRows ?? [];
  const toggle = ({ _id }: ListedCase): void => {
    const next = new Set(chosen);
    if (!next.delete(_id)) next.add(_id);
    choose(next);
  };
  const isFull = rows.every(({ _id }) => chosen.has(_id));
  const selection = {
    has: ({ _id }: ListedCase) => chosen.has(_id),
    toggle,
    togglePage: () => choose(new Set(isFull ? [] : rows.map(({ _id }) => _id))),
    nameOf: ({ caseNumber }: ListedCase) => caseNumber,
  };
  return { listed: { ...listed, rows: heldRows.visibleRows }, heldRows, selection };
}

export type ListedCases = ReturnType<typeof useCases>;
