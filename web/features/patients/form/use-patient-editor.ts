import { type PatientEditForm, patientEditForm } from "@restride/domain/patients/patient-form.ts";
import { patientTexts } from "@restride/domain/patients/patient-texts.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useMemo, useState } from "react";
import { ask, call } from "../../../platform/calls/calls.ts";
import { useRecordEditor, useRecordStart } from "../../../platform/page/use-record-editor.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { EditPatientDocument, PatientToEditDocument, type PatientToEditFragment } from "./patient-form.graphql.ts";
import { inputOf, valuesOf } from "./patient-values.ts";

/** A filled form, and whether exercises and measurements go along with its surgery date. */
interface Filled {
  readonly form: PatientEditForm;
  readonly regimEdit: boolean;
}

/** The surgery date that a filled form moves, until somebody said what goes along. */
export interface SurgeryMoved {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The form of one patient, saving it on top of the version that was read, and asking first about a new surgery date. */
export function usePatientEditor(patient: PatientToEditFragment, onSaved: () => void) {
  const schema = useMemo(() => patientEditForm(patient.today), [patient.today]);
  const start = useRecordStart(`patient ${patient._id}`, () => ({
    version: patient.version,
    values: valuesOf(patient),
  }));
  const form = useForm(schema, start.values);
  const [held, setHeld] = useState<PatientEditForm | null>(null);

  const readNewest = async () => {
    const now = await ask(PatientToEditDocument, { id: patient._id });
    const found = now.kind === "data" ? now.data.getPatient.patient : null;
    return found ? { version: found.version, values: valuesOf(found) } : null;
  };
  const save = ({ form: filled, regimEdit }: Filled, version: number | null) =>
    call(
      EditPatientDocument,
      { id: patient._id, input: inputOf(filled, { version, regimEdit }) },
      { changes: ["patients", "progress"] },
    );
  const showRefusal = ({ message }: { message: string }): boolean => {
    if (message !== patientTexts.noSurgeon) return false;
    form.refuse("surgeon", message);
    return true;
  };
  const editor = useRecordEditor({ start, values: form.values, save, showRefusal, readNewest, onSaved });

  const before = (editor.theirs ?? start.saved).surgery.date;
  const moved: SurgeryMoved | null =
    held && before && held.surgery.date !== before ? { from: before, to: held.surgery.date } : null;
  const submit = (filled: PatientEditForm): void => {
    if (filled.surgery.date === before) void editor.send({ form: filled, regimEdit: false });
    else setHeld(filled);
  };
  const move = (regimEdit: boolean): void => {
    setHeld(null);
    if (held) void editor.send({ form: held, regimEdit });
  };
  return { ...editor, form, submit, moved, move, stay: () => setHeld(null) };
}
