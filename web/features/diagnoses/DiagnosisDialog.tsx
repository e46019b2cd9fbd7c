import {
  diagnosisForm,
  type Diagnosis,
  maxCodeLength,
  maxDescriptionLength,
} from "@restride/domain/diagnoses/diagnosis.ts";
import { useState } from "react";
import { mutate } from "../../platform/calls/calls.ts";
import { useDraft } from "../../platform/page/use-draft.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { TextField } from "../../ui/field/TextField.tsx";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { type Form, useForm } from "../../ui/form/use-form.ts";
import { AddDiagnosisDocument, UpdateDiagnosisDocument } from "./diagnoses.graphql.ts";
import { FindCode } from "./FindCode.tsx";
import type { DiagnosedPatient, ShownDiagnosis } from "./PatientDiagnoses.tsx";
import styles from "./Diagnoses.module.css";
import { diagnosisTexts } from "@restride/domain/diagnoses/diagnosis-texts.ts";
import * as texts from "./diagnoses-texts.ts";

interface DiagnosisDialogProps {
  patient: DiagnosedPatient;
  /** Diagnosis to change; null for a new one. */
  diagnosis: ShownDiagnosis | null;
  onClose: () => void;
}

const mutationOptions = { invalidates: ["diagnoses"] } as const;

/** Returns a function that saves a diagnosis, and the reason of a refusal. */
function useSaving({ patient, diagnosis, onClose }: DiagnosisDialogProps) {
  const [refusal, setRefusal] = useState("");
  const save = async (input: Diagnosis): Promise<boolean> => {
    const patientId = patient._id;
    const outcome = diagnosis
      ? await mutate(
          UpdateDiagnosisDocument,
          { patientId, input: { ...input, originalDxCode: diagnosis.dxCode, version: diagnosis.version } },
          mutationOptions,
        )
      : await mutate(AddDiagnosisDocument, { patientId, input }, mutationOptions);
    if (outcome.kind === "fail") {
      setRefusal(outcome.message);
      toasts.error(outcome.data ? diagnosisTexts.failed.save : diagnosisTexts.crashed.save);
    }
    if (outcome.kind === "data") {
      toasts.success(outcome.message);
      onClose();
    }
    return outcome.kind === "data";
  };
  return { refusal, save };
}

function Fields({ form: { values, field } }: { form: Form<Diagnosis> }) {
  return (
    <div className={styles.pair}>
      <TextField
        {...field("dxCode")}
        label={texts.code}
        required
        aside={`${values.dxCode.length} / ${maxCodeLength}`}
      />
      <TextField
        {...field("dxDescription")}
        label={texts.description}
        required
        aside={`${values.dxDescription.length} / ${maxDescriptionLength}`}
      />
    </div>
  );
}

/** Dialog that adds a patient's diagnosis, found in the list or typed, or changes one. */
export function DiagnosisDialog(props: DiagnosisDialogProps) {
  const { patient, diagnosis, onClose } = props;
  const draft = useDraft(`diagnosis ${patient._id} ${diagnosis?.dxCode ?? ""}`, () => ({
    dxCode: diagnosis?.dxCode ?? "",
    dxDescription: diagnosis?.dxDescription ?? "",
  }));
  const form = useForm(diagnosisForm, draft.value);
  const { refusal, save } = useSaving(props);
  return (
    <FormDialog
      title={diagnosis ? texts.editDiagnosis : texts.addDiagnosis}
      subject={`${patient.firstname} ${patient.lastname}`}
      width="medium"
      form={form}
      draft={draft}
      confirm={diagnosis ? texts.saveDiagnosis : texts.addDiagnosis}
      onSend={save}
      onClose={onClose}
      options={<span className={styles.hint}>{texts.aCodeThatIsNot}</span>}
    >
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <FindCode
        patientId={patient._id}
        onTake={(code, description) => form.setValues({ dxCode: code, dxDescription: description })}
      />
      <Fields form={form} />
      {patient.diagnoses.length > 0 && (
        <p className={styles.duplicateNotice}>
          {texts.alreadyRecorded}
          {patient.diagnoses.map(({ dxCode }) => (
            <span key={dxCode} className={styles.code}>
              {dxCode}
            </span>
          ))}
        </p>
      )}
    </FormDialog>
  );
}
