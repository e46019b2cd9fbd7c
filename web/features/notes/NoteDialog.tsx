import { defaultCategory, maxNoteLength, type NoteCategory, typedNoteForm } from "@restride/domain/notes/note.ts";
import { writeTimeLogged } from "@restride/domain/notes/time-logged.ts";
import { type CalendarDate, formatTime, wallClock } from "@restride/domain/values/calendar-date.ts";
import { useMemo, useState } from "react";
import type { Outcome } from "../../platform/calls/answers.ts";
import { mutate } from "../../platform/calls/calls.ts";
import { useDraft } from "../../platform/page/use-draft.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { DateField } from "../../ui/date/DateField.tsx";
import { TimeField } from "../../ui/date/TimeField.tsx";
import { SelectField } from "../../ui/field/SelectField.tsx";
import { TextArea, TextField } from "../../ui/field/TextField.tsx";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { type Form, useForm } from "../../ui/form/use-form.ts";
import { AddNoteDocument, type NoteFragment, UpdateNoteDocument } from "./notes.graphql.ts";
import styles from "./Notes.module.css";
import { noteTexts } from "@restride/domain/notes/note-texts.ts";
import * as texts from "./notes-texts.ts";

interface NoteDialogProps {
  patientId: string;
  /** Note to change; null for a new one. */
  note: NoteFragment | null;
  categories: readonly NoteCategory[];
  timeZone: string;
  onClose: () => void;
}

interface NoteValues {
  category: string;
  date: CalendarDate | null;
  time: string;
  notes: string;
  time_logged: string;
}

const now = (): number => Date.now();

/** Formats minutes after midnight as time fields store a time. */
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const typedFrom = (note: NoteFragment | null, categories: readonly NoteCategory[], timeZone: string): NoteValues => {
  const { date, minutes } = wallClock(note ? Date.parse(note.datetime) : now(), timeZone);
  return {
    category: note?.category._id ?? defaultCategory(categories)?._id ?? "",
    date,
    time: timeOf(minutes),
    notes: note?.notes ?? "",
    time_logged: note ? writeTimeLogged(note.time_logged) : "",
  };
};

interface Input {
  readonly category: string;
  readonly datetime: number;
  readonly notes: string;
  readonly time_logged: number;
}

/** Returns a function that saves a note, the reason of a refusal, and the note as another window saved it meanwhile. */
function useSaving({ patientId, note, onClose }: Pick<NoteDialogProps, "patientId" | "note" | "onClose">) {
  const [refusal, setRefusal] = useState("");
  const [newerNote, setNewerNote] = useState<NoteFragment | null>(null);
  const showFailure = (outcome: Extract<Outcome<unknown>, { kind: "fail" }>, text: string): void => {
    toasts.error(outcome.data ? text : noteTexts.crashed.save);
    setRefusal(outcome.message);
  };
  const mutationOptions = { invalidates: ["notes"] } as const;
  const save = async (typed: Input): Promise<boolean> => {
    const input = { patient_id: patientId, ...typed, datetime: new Date(typed.datetime).toISOString() };
    if (!note) {
      const outcome = await mutate(AddNoteDocument, { input }, mutationOptions);
      if (outcome.kind === "fail") showFailure(outcome, noteTexts.failed.add);
      if (outcome.kind === "data") toasts.success(outcome.message);
      return outcome.kind === "data";
    }
    const { version } = newerNote ?? note;
    const outcome = await mutate(UpdateNoteDocument, { id: note._id, input: { ...input, version } }, mutationOptions);
    if (outcome.kind === "fail") showFailure(outcome, noteTexts.failed.update);
    if (outcome.kind === "fail") setNewerNote(outcome.data?.updatePatientNote.note ?? newerNote);
    if (outcome.kind === "data") toasts.success(outcome.message);
    return outcome.kind === "data";
  };
  const saveAndClose = async (typed: Input): Promise<boolean> => {
    const isSaved = await save(typed);
    if (isSaved) onClose();
    return isSaved;
  };
  return { refusal, newerNote, save: saveAndClose };
}

interface RefusalProps {
  text: string;
  /** Note as another window saved it meanwhile. */
  newerNote: NoteFragment | null;
  timeZone: string;
}

/** Reason why a note was refused, with the stored note if another window saved first. */
const Refusal = ({ text, newerNote, timeZone }: RefusalProps) =>
  text && (
    <div role="alert" className={styles.refusal}>
      <strong>{text}</strong>
      {newerNote && (
        <details>
          <summary>{texts.compareWithWhatWasSaved(formatTime(Date.parse(newerNote.updated_at), timeZone))}</summary>
          <p>{newerNote.notes}</p>
        </details>
      )}
    </div>
  );

interface NoteFieldsProps {
  form: Form<NoteValues>;
  offered: readonly NoteCategory[];
  today: CalendarDate;
}

function NoteFields({ form: { values, set, field, shownError }, offered, today }: NoteFieldsProps) {
  return (
    <>
      <SelectField
        {...field("category")}
        label={texts.category}
        required
        placeholder=""
        options={offered.map(({ _id, category_name }) => ({ value: _id, label: category_name }))}
      />
      <div className={styles.pair}>
        <DateField
          label={texts.date}
          name="date"
          required
          date={values.date}
          start={today}
          last={today}
          onDate={(date) => set("date", date)}
          error={shownError("date")}
        />
        <TimeField {...field("time")} label={texts.time} required />
      </div>
      <TextArea {...field("notes")} label={texts.notes} required first rows={6} limit={maxNoteLength} />
      <TextField {...field("time_logged")} label={texts.timeLogged} placeholder={texts.exampleOfTimeLogged} />
    </>
  );
}

/** Dialog that adds a note about a patient, or changes one. */
export function NoteDialog(props: NoteDialogProps) {
  const { patientId, note, categories, timeZone } = props;
  const schema = useMemo(() => typedNoteForm(now, timeZone), [timeZone]);
  const [fresh] = useState(() => typedFrom(note, categories, timeZone));
  const draft = useDraft(`note ${patientId} ${note?._id ?? ""}`, () => fresh);
  const form = useForm(schema, draft.value);
  const { refusal, newerNote, save } = useSaving(props);
  const [today] = useState(() => wallClock(now(), timeZone).date);
  const offered = categories.filter(({ active, _id }) => active || _id === note?.category._id);
  return (
    <FormDialog
      title={note ? texts.editNote : texts.addNote}
      form={form}
      draft={draft}
      confirm={texts.saveNote}
      onSend={save}
      onClose={props.onClose}
    >
      <Refusal text={refusal} newerNote={newerNote} timeZone={timeZone} />
      <NoteFields form={form} offered={offered} today={today} />
    </FormDialog>
  );
}
