import type { CaseStatus } from "@restride/domain/case-states/case-status.ts";
import type { CaseFilter } from "@restride/domain/cases/case-filter.ts";
import type { ReactNode } from "react";
import styles from "./CaseList.module.css";
import type { CaseCountsQuery } from "./case-list.graphql.ts";
import type { CaseViewControl } from "./use-case-view.ts";
import * as texts from "./list-texts.ts";

type Counts = CaseCountsQuery["getActionCaseStats"];

/** Statuses of cases in the order of the page header, with their dots. */
const states = [
  { field: "assigned", status: "Assigned", label: texts.assignedLabel, dot: "brand" },
  { field: "unassigned", status: "Unassigned", label: texts.unassignedLabel, dot: "hollow" },
  { field: "unresolved", status: "Unresolved", label: texts.unresolvedLabel, dot: "half" },
  { field: "resolved", status: "Resolved", label: texts.resolvedLabel, dot: "ink" },
  { field: "notanissue", status: "NotAnIssue", label: texts.notAnIssue, dot: "grey" },
] as const satisfies readonly { field: keyof Counts; status: CaseStatus; label: string; dot: string }[];

interface StatProps {
  count: number | null | undefined;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const Stat = ({ count, chosen, onChoose, children }: StatProps) => (
  <button type="button" className={styles.stat} aria-pressed={chosen} onClick={onChoose}>
    <strong>{count?.toLocaleString("en-US") ?? "—"}</strong>
    <span>{children}</span>
  </button>
);

/** Counts of the chosen customers' cases by state; each is a button that shows those cases. */
export function CaseStats({ counts, control }: { counts: Counts | undefined; control: CaseViewControl }) {
  const { changeFilter } = control;
  const { status: statuses, unread } = control.view.filter;
  const show = (change: CaseFilter): void => changeFilter({ status: undefined, unread: undefined, ...change });
  return (
    <section className={styles.stats} aria-label={texts.casesByStatus}>
      <Stat count={counts?.total} chosen={!statuses && !unread} onChoose={() => show({})}>
        {texts.total}
      </Stat>
      {states.map(({ field, status, label, dot }) => (
        <Stat
          key={status}
          count={counts?.[field]}
          chosen={statuses?.includes(status) ?? false}
          onChoose={() => show({ status: [status] })}
        >
          <i className={styles.dot} data-look={dot} aria-hidden />
          {label}
        </Stat>
      ))}
      <Stat count={counts?.unread} chosen={unread ?? false} onChoose={() => show({ unread: true })}>
        <i className={styles.dot} data-look="unread" aria-hidden />
        {texts.unread}
      </Stat>
    </section>
  );
}
