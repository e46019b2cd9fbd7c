import { pathOf, roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { archiveTexts } from "@restride/domain/cases/archive-texts.ts";
import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { Archive } from "lucide-react";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import type { TableSelection } from "../../../ui/list/DataTable.tsx";
import { type ListedRows, RecordRows } from "../../../ui/list/RecordRows.tsx";
import { RowCards } from "../../../ui/list/RowCards.tsx";
import { SelectionAction, SelectionBar } from "../../../ui/list/SelectionBar.tsx";
import { Tag } from "../../../ui/look/Marks.tsx";
import { EmptyState, NoResult } from "../../../ui/look/States.tsx";
import { archiveWithUndo } from "../archive-with-undo.ts";
import {
  ArchiveButton,
  type Message,
  type MessageActions,
  messageColumns,
  MessageTags,
  PatientInfo,
} from "./message-columns.tsx";
import type { MessageSurgeon } from "./SurgeonSide.tsx";
import type { InboxView } from "./use-inbox-view.ts";
import styles from "./Inbox.module.css";
import { messageTexts } from "@restride/domain/cases/message-texts.ts";
import * as texts from "./inbox-texts.ts";

const noticeTexts = { archived: archiveTexts.messagesArchived, restored: archiveTexts.messagesRestored };

/** Returns the selected rows, and the functions that change the selection. */
const selectionOf = ({ chosen, choose }: InboxView, rows: readonly Message[]): TableSelection<Message> => ({
  has: ({ _id }) => chosen.has(_id),
  toggle: ({ _id }) => {
    const next = new Set(chosen);
    if (!next.delete(_id)) next.add(_id);
    choose(next);
  },
  togglePage: () => choose(new Set(rows.every(({ _id }) => chosen.has(_id)) ? [] : rows.map(({ _id }) => _id))),
  nameOf: ({ patientName }) => patientName,
});

const GroupName = ({ name, unread }: { name: string; unread: number }) => (
  <>
    {name} <span className={styles.unreadOfGroup}>{unread === 0 ? texts.noneUnread : texts.unreadText(unread)}</span>
  </>
);

const Nobody = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <NoResult title={messageTexts.noMatch} text={texts.takeAFilterAwayOrChoose} />
  ) : (
    <EmptyState title={messageTexts.none} text={texts.messagesAppearHereOncePatients} />
  );

interface MessageRowsProps {
  listed: ListedRows<Message>;
  surgeons: readonly MessageSurgeon[];
  view: InboxView;
  timeZone: string;
}

/** List of messages. A row opens its conversation if the role may; selected ones are archived together. */
export function MessageRows({ listed, surgeons, view, timeZone }: MessageRowsProps) {
  const role = roleOf(useSignedIn());
  const archive = (messages: readonly Message[]): void => {
    const open = messages.some(({ archived }) => !archived);
    const ids = messages.filter(({ archived }) => archived !== open).map(({ _id }) => _id);
    void archiveWithUndo(ids, open, noticeTexts);
    view.choose(new Set());
  };
  const actions: MessageActions = {
    archive: mayCall("archiveActionCases", role) ? (message) => archive([message]) : null,
    opensPatients: roleMayOpen(routes.patientDetail, role),
  };
  const opens = roleMayOpen(routes.caseDetail, role);
  const open = ({ _id }: Message) => (opens ? pathOf("caseDetail", { caseid: _id }) : () => undefined);
  const selection = selectionOf(view, listed.rows ?? []);
  const ticked = (listed.rows ?? []).filter(selection.has);
  const unreadOf = (id: string): number => surgeons.find(({ _id }) => _id === id)?.unreadcount ?? 0;
  const { surgeonId: surgeon, name, lastdigitsofphone, urgent, bySurgeons } = view.filter;
  return (
    <>
      <RecordRows<Message>
        caption={texts.messages}
        listed={listed}
        pages={view.pages}
        sizes={pageSizes}
        nobody={<Nobody isFiltered={Boolean(surgeon || name || lastdigitsofphone || urgent)} />}
        columns={messageColumns(timeZone, actions)}
        cards={(rows) => (
          <RowCards<Message>
            rows={rows}
            title={({ patientName }) => patientName}
            open={open}
            lines={(row) => [
              row.message,
              `${row.reportedBy} · ${formatInstant(Date.parse(row.receivedOn), timeZone)}`,
              ...(bySurgeons ? [row.surgeonName] : []),
            ]}
            actions={(row) => (
              <>
                {row.unread && <Tag look="brand">{texts.unreadTag}</Tag>}
                <MessageTags message={row} />
                {actions.opensPatients && <PatientInfo message={row} />}
                {actions.archive && <ArchiveButton message={row} onArchive={actions.archive} />}
              </>
            )}
            tick={(row) =>
              actions.archive && (
                <Checkbox
                  label={texts.selectPatientName(row.patientName)}
                  checked={selection.has(row)}
                  onChecked={() => selection.toggle(row)}
                />
              )
            }
          />
        )}
        open={open}
        sort={view.sort}
        onSort={view.turn}
        {...(actions.archive && { selection })}
        {...(bySurgeons && {
          groupOf: ({ surgeonId, surgeonName }: Message) => ({
            key: surgeonId,
            head: <GroupName name={surgeonName} unread={unreadOf(surgeonId)} />,
          }),
        })}
      />
      {ticked.length > 0 && (
        <SelectionBar text={texts.selectedText(ticked.length)} onClear={() => view.choose(new Set())}>
          <SelectionAction icon={<Archive />} onClick={() => archive(ticked)}>
            {ticked.every(({ archived }) => archived) ? texts.restore : texts.archive}
          </SelectionAction>
        </SelectionBar>
      )}
    </>
  );
}
