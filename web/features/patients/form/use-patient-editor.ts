import { type DailyShift, timeOfDay } from "@restride/domain/patients/daily-shift.ts";
import { type PatientEditForm, typedPatientEdit } from "@restride/domain/patients/patient-form.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useMemo, useRef, useState } from "react";
import { queryOnce, mutate } from "../../../platform/calls/calls.ts";
import { useRecordEditor, useRecordStart } from "../../../platform/page/use-record-editor.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { EditPatientDocument, PatientToEditDocument, type PatientToEditFragment } from "./patient-form.graphql.ts";
import type { SeenMove } from "../surgery/use-tried-move.ts";
import { inputOf, valuesOf } from "./patient-values.ts";

/** Valid form, and the preview of its new surgery date that the user saw; null while the date stays. */
interface ValidForm {
  readonly form: PatientEditForm;
  readonly seen: SeenMove | null;
}

const moveInput = (seen: SeenMove | null) =>
  seen && {
    regimEdit: seen.reschedule,
    planHash: seen.planHash,
    movereminders: [...seen.reminders],
    drops: seen.drops,
  };

const dayInput = ({ start, end }: DailyShift) => ({ start: timeOfDay(start), end: timeOfDay(end) });

/** Surgery date that a form changes, until the user decided what moves along. */
export interface SurgeryMoved {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Form of a patient and the function that saves it on top of the version that was read; it asks first about a new surgery date. */
export function usePatientEditor(patient: PatientToEditFragment, onSaved: () => void) {
  const schema = useMemo(() => typedPatientEdit(patient.today), [patient.today]);
  const start = useRecordStart(`patient ${patient._id}`, () => ({
    version: patient.version,
    values: valuesOf(patient),
  }));
  const form = useForm(schema, start.values);
  const [heldForm, setHeldForm] = useState<PatientEditForm | null>(null);

  const readNewest = async () => {
    const now = await queryOnce(PatientToEditDocument, { id: patient._id });
    const newest = now.kind === "data" ? now.data.getPatient.patient : null;
    return newest ? { version: newest.version, values: valuesOf(newest) } : null;
  };
  const isSaved = useRef(false);
  const save = async ({ form: { dailyshift, ...filled }, seen }: ValidForm, version: number | null) => {
    const more = { version, dailyshift: dailyshift && dayInput(dailyshift), ...moveInput(seen) };
    const outcome = await mutate(
      EditPatientDocument,
      { id: patient._id, input: inputOf(filled, more) },
      { invalidates: ["patients", "progress", "schedules", "reminders"] },
    );
    isSaved.current = outcome.kind === "data";
    return outcome;
  };
  const showRefusal = ({ message }: { message: string }): boolean => {
    if (message !== patientTexts.noSurgeon) return false;
    form.refuse("surgeon", message);
    return true;
  };
  const editor = useRecordEditor({ start, values: form.values, save, showRefusal, readNewest, onSaved });

  const before = (editor.newerValues ?? start.saved).surgery.date;
  const moved: SurgeryMoved | null =
    heldForm && before && heldForm.surgery.date !== before ? { from: before, to: heldForm.surgery.date } : null;
  const submit = (filled: PatientEditForm): void => {
    if (filled.surgery.date === before) void editor.send({ form: filled, seen: null });
    else setHeldForm(filled);
  };
  const move = async (seen: SeenMove): Promise<boolean> => {
    if (!heldForm) return false;
    await editor.send({ form: { ...heldForm, surgery: { ...heldForm.surgery, date: seen.to } }, seen });
    setHeldForm(null);
    return isSaved.current;
  };
  const stay = (): void => {
    editor.takeBack();
    setHeldForm(null);
  };
  return { ...editor, form, submit, moved, move, stay };
}
