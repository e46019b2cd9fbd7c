import { passwordResetHint, passwordResetQuestion } from "@restride/domain/patients/password-reset.ts";
import { useState } from "react";
import { mutateAndNotify } from "../../platform/calls/calls.ts";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import type { ListDialogs } from "./list-dialogs.ts";
import type { Patient } from "./patient-columns.tsx";
import { ResetPatientPasswordDocument } from "./patients.graphql.ts";
import type { RowDialog } from "./RowActions.tsx";
import * as texts from "./patients-texts.ts";

function PasswordDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    await mutateAndNotify(
      ResetPatientPasswordDocument,
      { patientid: patient._id, phone: patient.phone },
      { invalidates: [] },
    );
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.resetPatientPassword}
      text={`${passwordResetQuestion(patient)} ${passwordResetHint}`}
      confirm={texts.resetPassword}
      busy={busy}
      onConfirm={() => void send()}
      onClose={onClose}
    />
  );
}

interface RowDialogsProps {
  dialog: RowDialog;
  dialogs: ListDialogs;
  onClose: () => void;
}

/** Dialog that a row's action opened. */
export function RowDialogs({ dialog, dialogs, onClose }: RowDialogsProps) {
  if (dialog.kind === "password") return <PasswordDialog patient={dialog.patient} onClose={onClose} />;
  return dialogs.conversation(dialog.patient, onClose);
}
