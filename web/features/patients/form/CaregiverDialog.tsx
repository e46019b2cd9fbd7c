import * as labels from "@restride/domain/patients/patient-label-texts.ts";
import {
  type Caregiver,
  type CaregiverValues,
  caregiverForm,
  caregiverLimits,
  noCaregiver,
  relationships,
} from "@restride/domain/patients/caregiver.ts";
import { typedPhone } from "@restride/domain/values/phone.ts";
import { useState } from "react";
import { mutateFromForm } from "../../../platform/calls/calls.ts";
import { toasts } from "../../../platform/notices/toasts.ts";
import { useDraft } from "../../../platform/page/use-draft.ts";
import { PhoneField } from "../../../ui/field/PhoneField.tsx";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { FormDialog } from "../../../ui/form/FormDialog.tsx";
import { type Form, useForm } from "../../../ui/form/use-form.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { ConfirmDialog } from "../../../ui/overlay/Dialog.tsx";
import { AddeditCaregiverDocument, type PatientPartsFragment } from "./patient-form.graphql.ts";
import styles from "./PatientForm.module.css";
import * as texts from "./form-texts.ts";
import { relationshipLabel } from "@restride/domain/patients/edit/edit-texts.ts";

const options = relationships.map((value) => ({ value, label: relationshipLabel(value) }));

interface CaregiverDialogProps {
  patientId: string;
  caregiver: PatientPartsFragment["caregiver"];
  onClose: () => void;
}

/** Returns a caregiver as input; the server derives the full name from the parts. */
const sentOf = (caregiver: PatientPartsFragment["caregiver"]) => {
  if (!caregiver) return null;
  const { name: _, ...parts } = caregiver;
  return parts;
};

type CaregiverFields = Form<CaregiverValues, Caregiver>;

function Fields({ form: { field } }: { form: CaregiverFields }) {
  const maxNameLength = caregiverLimits.name;
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field("fname")} label={labels.firstname} required maxLength={maxNameLength} />
        <TextField {...field("lname")} label={labels.lastname} required maxLength={maxNameLength} />
      </div>
      <SelectField {...field("relationship")} label={texts.relationship} required options={options} />
      <PhoneField {...field("phone")} label={texts.cellPhone} required />
      <TextField {...field("email")} label={labels.email} required type="email" maxLength={caregiverLimits.email} />
      <p className={styles.note}>{texts.aCaregiverSeesTheProgress}</p>
    </>
  );
}

/** Dialog that adds, changes, or removes a patient's caregiver. */
export function CaregiverDialog({ patientId, caregiver, onClose }: CaregiverDialogProps) {
  // Values when the dialog was opened, so that a change by somebody else meanwhile is not overwritten.
  const [openedWith] = useState(() => sentOf(caregiver));
  const [removing, setRemoving] = useState(false);
  const draft = useDraft(`caregiver ${patientId}`, (): CaregiverValues => {
    const began = { ...noCaregiver, ...openedWith };
    return { ...began, phone: typedPhone(began.phone) };
  });
  const form = useForm(caregiverForm, draft.value);
  const save = (filled: Caregiver | null): Promise<boolean | string> => {
    const input = { patientid: patientId, caregiver: filled, known: openedWith };
    return mutateFromForm(AddeditCaregiverDocument, input, { invalidates: ["patients"], taken: onClose });
  };
  const remove = async (): Promise<void> => {
    setRemoving(false);
    const removed = await draft.trackSending(() => save(null));
    if (removed === true) draft.store(null);
    else if (removed) toasts.error(removed);
  };
  const removal = openedWith && (
    <Button variant="text" onClick={() => setRemoving(true)}>
      {texts.removeCaregiver}
    </Button>
  );
  return (
    <FormDialog
      title={texts.caregiver}
      form={form}
      draft={draft}
      confirm={texts.save}
      options={removal}
      onSend={save}
      onClose={onClose}
    >
      <Fields form={form} />
      {removing && (
        <ConfirmDialog
          title={texts.removeTheCaregiver}
          text={texts.namePhoneAndEmailAreRemoved}
          confirm={texts.remove}
          danger
          onConfirm={() => void remove()}
          onClose={() => setRemoving(false)}
        />
      )}
    </FormDialog>
  );
}
