import { holdNoteField, holdNoteLimit, holdQuestions } from "@restride/domain/patients/hold.ts";
import { useState } from "react";
import { z } from "zod";
import { callAndTell } from "../../../platform/calls/calls.ts";
import { TextField } from "../../../ui/field/TextField.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { PutPatientOnHoldDocument } from "./patient-form.graphql.ts";

const noteForm = z.object({ note: holdNoteField });

interface HoldProps {
  patientId: string;
  /** A hold begins; else the running one ends. */
  isNew: boolean;
  onClose: () => void;
}

/** Asks before a technical hold begins or ends. */
export function HoldDialog({ patientId, isNew, onClose }: HoldProps) {
  const [busy, setBusy] = useState(false);
  const form = useForm(noteForm, { note: "" });
  const { title, text, confirm } = holdQuestions[isNew ? "hold" : "release"];
  const send = async ({ note }: { note: string }): Promise<void> => {
    setBusy(true);
    const input = { patientid: patientId, isNew, ...(note !== "" && { note }) };
    const outcome = await callAndTell(PutPatientOnHoldDocument, input, { changes: ["patients", "progress"] });
    setBusy(false);
    if (outcome.kind === "data") onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      formRef={form.form}
      onSubmit={() => !busy && form.submit((filled) => void send(filled))}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {isNew && (
        <TextField
          {...form.field("note")}
          label="Note"
          placeholder="Optional"
          autoComplete="off"
          aside={`${form.values.note.length} / ${holdNoteLimit}`}
        />
      )}
    </Dialog>
  );
}
