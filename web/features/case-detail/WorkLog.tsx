import { writeWorkTime } from "@restride/domain/cases/work-time.ts";
import { type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import { useState } from "react";
import { mutateAndNotify } from "../../platform/calls/calls.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Button } from "../../ui/look/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import { DeleteWorkLogDocument, type WorkLogEntryFragment } from "./work-log.graphql.ts";
import { WorkLogEditor } from "./WorkLogEditor.tsx";
import styles from "./WorkLog.module.css";
import { workLogTexts } from "@restride/domain/cases/work-log-texts.ts";
import * as texts from "./case-detail-texts.ts";

interface WorkLogProps {
  caseId: string;
  today: CalendarDate;
  entries: readonly WorkLogEntryFragment[];
}

interface EntryProps {
  entry: WorkLogEntryFragment;
  onEdit: () => void;
  onDelete: () => void;
}

function Entry({ entry, onEdit, onDelete }: EntryProps) {
  const { userId, userName, date, timeMin, workDescription } = entry;
  const mine = userId === useSignedIn().user._id;
  const workLogName = texts.workLogOf(formatUs(date));
  return (
    <>
      <strong>{userName}</strong>
      <span className={styles.date}>{formatUs(date)}</span>
      <b>{writeWorkTime(timeMin)}</b>
      <span className={styles.details}>{workDescription}</span>
      {mine && (
        <span className={styles.acts}>
          <Button variant="text" size="small" aria-label={texts.editNamed(workLogName)} onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button variant="text" size="small" aria-label={texts.deleteNamed(workLogName)} onClick={onDelete}>
            {texts.deleteLabel}
          </Button>
        </span>
      )}
    </>
  );
}

/** Work log of a case, newest entry first. The author of an entry edits it in its row or deletes it. */
export function WorkLog({ caseId, today, entries }: WorkLogProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<string | null>(null);
  const remove = (wlid: string): void => {
    setDoomed(null);
    void mutateAndNotify(DeleteWorkLogDocument, { wlid, caseId }, { invalidates: ["cases"] });
  };
  if (entries.length === 0) return <p className={styles.none}>{workLogTexts.none}</p>;
  return (
    <>
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <li key={entry._id} className={styles.row} data-edited={edited === entry._id}>
            {edited === entry._id ? (
              <WorkLogEditor caseId={caseId} today={today} entry={entry} onClose={() => setEdited(null)} />
            ) : (
              <Entry entry={entry} onEdit={() => setEdited(entry._id)} onDelete={() => setDoomed(entry._id)} />
            )}
          </li>
        ))}
      </ul>
      {doomed !== null && (
        <ConfirmDialog
          title={texts.deleteWorkLog}
          text={workLogTexts.confirmDelete}
          confirm={texts.deleteLabel}
          danger
          onConfirm={() => remove(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}
