import { pathOf } from "@restride/domain/access/routes.ts";
import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { Archive, ArchiveRestore, Info } from "lucide-react";
import { Link } from "react-router";
import type { Column } from "../../../ui/list/DataTable.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { Tag } from "../../../ui/look/Marks.tsx";
import styles from "./Inbox.module.css";
import type { MessageFragment } from "./inbox.graphql.ts";
import * as texts from "./inbox-texts.ts";

export type Message = MessageFragment;

/** Actions of a row; null for those that the role may not perform. */
export interface MessageActions {
  readonly archive: ((message: Message) => void) | null;
  readonly opensPatients: boolean;
}

/** Link to the patient of a message. */
export const PatientInfo = ({ message }: { message: Message }) => (
  <Link
    to={pathOf("patientDetail", { id: message.patientId })}
    className={styles.info}
    aria-label={texts.aboutPatientName(message.patientName)}
    title={texts.aboutPatientName(message.patientName)}
  >
    <Info size={16} />
  </Link>
);

export const ArchiveButton = ({ message, onArchive }: { message: Message; onArchive: (message: Message) => void }) => (
  <IconButton
    label={texts.restoreArchiveTheMessagesOf(message.archived, message.patientName)}
    icon={message.archived ? <ArchiveRestore /> : <Archive />}
    onClick={() => onArchive(message)}
  />
);

export const MessageTags = ({ message: { urgent, archived } }: { message: Message }) => (
  <>
    {urgent && <Tag look="danger">{texts.urgent}</Tag>}
    {archived && <Tag look="outline">{texts.archivedLabel}</Tag>}
  </>
);

/** Returns the columns in the order of the specification. */
export const messageColumns = (timeZone: string, { archive, opensPatients }: MessageActions): Column<Message>[] => [
  {
    key: "patient",
    title: texts.patient,
    width: "20%",
    cell: (row) => (
      <span className={styles.patient} data-unread={row.unread}>
        {row.unread && <span className="visually-hidden">{texts.unread}</span>}
        {row.patientName}
        {opensPatients && <PatientInfo message={row} />}
      </span>
    ),
  },
  {
    key: "by",
    title: texts.reportedBy,
    width: "14%",
    cell: (row) => <span className={styles.mutedText}>{row.reportedBy}</span>,
  },
  {
    key: "received",
    title: texts.receivedOn,
    width: "16%",
    sortBy: "receivedOn",
    cell: (row) => <span className={styles.mutedText}>{formatInstant(Date.parse(row.receivedOn), timeZone)}</span>,
  },
  {
    key: "message",
    title: texts.message,
    cell: (row) => (
      <span className={styles.text} data-unread={row.unread} title={row.summary}>
        <MessageTags message={row} /> {row.message}
      </span>
    ),
  },
  ...(archive
    ? [
        {
          key: "action",
          title: texts.action,
          width: "8%",
          align: "right" as const,
          pin: "right" as const,
          cell: (row: Message) => <ArchiveButton message={row} onArchive={archive} />,
        },
      ]
    : []),
];
