import { holdNoteField, holdNoteLimit } from "@restride/domain/patients/hold-note.ts";
import { holdQuestions } from "@restride/domain/schedules/technical-hold-texts.ts";
import { z } from "zod";
import { mutateFromForm } from "../../../platform/calls/calls.ts";
import { useDraft } from "../../../platform/page/use-draft.ts";
import { TextField } from "../../../ui/field/TextField.tsx";
import { FormDialog } from "../../../ui/form/FormDialog.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { PutPatientOnHoldDocument } from "./patient-form.graphql.ts";
import * as texts from "./form-texts.ts";

const noteForm = z.object({ note: holdNoteField });

interface HoldProps {
  patientId: string;
  /** Whether a hold begins; otherwise the running one ends. */
  isNew: boolean;
  onClose: () => void;
}

/** Dialog that asks before a technical hold begins or ends. */
export function HoldDialog({ patientId, isNew, onClose }: HoldProps) {
  const draft = useDraft(`${isNew ? "hold" : "release"} ${patientId}`, () => ({ note: "" }));
  const form = useForm(noteForm, draft.value);
  const { title, text, confirm } = holdQuestions[isNew ? "hold" : "release"];
  const send = ({ note }: { note: string }): Promise<boolean | string> => {
    const input = { patientid: patientId, isNew, ...(note !== "" && { note }) };
    return mutateFromForm(PutPatientOnHoldDocument, input, { invalidates: ["patients", "progress"], taken: onClose });
  };
  return (
    <FormDialog title={title} form={form} draft={draft} confirm={confirm} onSend={send} onClose={onClose}>
      <p>{text}</p>
      {isNew && (
        <TextField
          {...form.field("note")}
          label={texts.note}
          placeholder={texts.optional}
          aside={`${form.values.note.length} / ${holdNoteLimit}`}
        />
      )}
    </FormDialog>
  );
}
