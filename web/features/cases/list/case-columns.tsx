import { type CaseStatus, statusText } from "@restride/domain/case-states/case-status.ts";
import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Column } from "../../../ui/list/DataTable.tsx";
import { Avatar, StatusDot, Tag } from "../../../ui/look/Marks.tsx";
import { NameMark } from "../../../ui/look/NameMark.tsx";
import styles from "./CaseList.module.css";
import type { ListedCaseFragment } from "./case-list.graphql.ts";
import * as texts from "./list-texts.ts";
import { casePriorityLabel, caseTypeLabel } from "@restride/domain/cases/case-value-texts.ts";

export type ListedCase = ListedCaseFragment;

const looks = {
  Assigned: "brand",
  Unassigned: "hollow",
  Unresolved: "half",
  Resolved: "ink",
  NotAnIssue: "grey",
} as const;

export const Status = ({ row }: { row: ListedCase }) => {
  const status = row.status as CaseStatus;
  return <StatusDot look={looks[status]}>{statusText(status)}</StatusDot>;
};

const bars = ["P4", "P3", "P2", "P1"];

/** Priority of a case: bars, or a box for an urgent one. */
export function Priority({ priority }: { priority: string | null }) {
  if (priority === null) return <span className={styles.mutedText}>—</span>;
  const filled = bars.indexOf(priority);
  if (filled < 0)
    return (
      <Tag look="ink">
        <TriangleAlert size={12} />
        {casePriorityLabel(priority)}
      </Tag>
    );
  return (
    <span className={styles.priority}>
      <svg viewBox="0 0 16 12" width="16" height="12" aria-hidden>
        {bars.map((each, at) => (
          <rect key={each} x={at * 4} y={9 - at * 3} width="3" height={3 + at * 3} rx="1" data-filled={at <= filled} />
        ))}
      </svg>
      {casePriorityLabel(priority)}
    </span>
  );
}

/** Tags of a case: new, urgent, archived. */
export const CaseTags = ({ row }: { row: ListedCase }) => (
  <>
    {row.isNew && <Tag look="brand">{texts.newLabel}</Tag>}
    {row.urgent && <Tag look="danger">{texts.urgent}</Tag>}
    {row.archived && <Tag look="outline">{texts.archivedLabel}</Tag>}
  </>
);

const Bold = ({ row, children }: { row: ListedCase; children: string }) =>
  row.unread ? <strong className={styles.unread}>{children}</strong> : children;

/** Name and last phone digits of the patient; a dash when the case is about no patient. */
const Patient = ({ row }: { row: ListedCase }) =>
  row.patientName === null ? (
    <span className={styles.mutedText}>—</span>
  ) : (
    <span className={`${styles.line} ${styles.patient}`}>
      <Bold row={row}>{row.patientName}</Bold>
      <span className={styles.mutedText}>•••• {row.patientLastDigitOfPhone}</span>
    </span>
  );

const Assignee = ({ row }: { row: ListedCase }) =>
  row.assignedToName === null ? (
    <span className={styles.mutedText}>—</span>
  ) : (
    <span className={`${styles.line} ${styles.assignee}`}>
      <Avatar name={row.assignedToName} size={24} />
      <Bold row={row}>{row.assignedToName}</Bold>
    </span>
  );

const assignedTo: Column<ListedCase> = {
  key: "assigned",
  title: texts.assignedTo,
  cell: (row) => <Assignee row={row} />,
};

/** Returns the columns in the order of the specification. For health coaches, a button to take a case replaces the assignee. */
export const caseColumns = (
  timeZone: string,
  takeButton: ((row: ListedCase) => ReactNode) | null,
): readonly Column<ListedCase>[] => [
  {
    key: "customer",
    title: texts.customer,
    cell: (row) => (
      <span className={styles.line}>
        <NameMark name={row.customerName} logo={row.customerLogo} small />
        <span className={styles.singleLine}>
          <Bold row={row}>{row.customerName}</Bold>
        </span>
      </span>
    ),
  },
  {
    key: "number",
    title: texts.caseLabel,
    sortBy: "caseNumber",
    cell: (row) => (
      <span className={styles.line} title={row.summary}>
        <strong className={styles.number}>{row.caseNumber}</strong>
        <CaseTags row={row} />
      </span>
    ),
  },
  ...(takeButton ? [] : [assignedTo]),
  {
    key: "type",
    title: texts.type,
    cell: (row) => <span className={styles.secondaryText}>{caseTypeLabel(row.title ?? "")}</span>,
  },
  { key: "patient", title: texts.patient, cell: (row) => <Patient row={row} /> },
  {
    key: "updated",
    title: texts.lastUpdated,
    sortBy: "lastUpdated",
    cell: (row) => <span className={styles.secondaryText}>{formatInstant(Date.parse(row.lastUpdated), timeZone)}</span>,
  },
  { key: "status", title: texts.status, cell: (row) => <Status row={row} /> },
  { key: "priority", title: texts.priority, sortBy: "priority", cell: (row) => <Priority priority={row.priority} /> },
  ...(takeButton
    ? [{ key: "take", title: texts.assign, pin: "right" as const, cell: (row: ListedCase) => takeButton(row) }]
    : []),
];
