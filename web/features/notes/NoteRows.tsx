import { writeTimeLogged } from "@restride/domain/notes/time-logged.ts";
import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { Copy } from "lucide-react";
import { copyText } from "../../platform/device/copy-text.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { EditMenu } from "../../ui/overlay/EditMenu.tsx";
import { deleteNote } from "./delete-note.ts";
import type { NoteFragment } from "./notes.graphql.ts";
import { NoteText } from "./NoteText.tsx";
import styles from "./Notes.module.css";
import { noteTexts } from "@restride/domain/notes/note-texts.ts";
import * as texts from "./notes-texts.ts";

const copy = async (text: string): Promise<void> =>
  (await copyText(text)) ? toasts.success(noteTexts.copied) : toasts.error(noteTexts.failed.copy);

interface NoteRowsProps {
  notes: readonly NoteFragment[];
  timeZone: string;
  onEdit: (note: NoteFragment) => void;
}

/** List of notes, newest first. The author of a note changes or deletes it; C copies the focused note. */
export function NoteRows({ notes, timeZone, onEdit }: NoteRowsProps) {
  const me = useSignedIn().user._id;
  return (
    <ul className={styles.rows}>
      {notes.map((note) => {
        const { _id, datetime, created_by, category, notes: text, time_logged } = note;
        const when = formatInstant(Date.parse(datetime), timeZone);
        return (
          <li key={_id} className={styles.row} data-note={_id}>
            <span className={styles.dateAndAuthor}>
              <time dateTime={datetime}>{when}</time>
              <span>{`${created_by.firstname} ${created_by.lastname}`}</span>
            </span>
            <NoteText category={category.category_name} text={text} />
            <span className={styles.logged}>{writeTimeLogged(time_logged)}</span>
            <span className={styles.acts}>
              <IconButton
                data-copies-note
                label={texts.copyTheNoteOf(when)}
                icon={<Copy />}
                onClick={() => void copy(text)}
              />
              {created_by._id === me && (
                <EditMenu
                  label={texts.moreAboutTheNoteOf(when)}
                  onEdit={() => onEdit(note)}
                  onDelete={() => void deleteNote(_id)}
                />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
