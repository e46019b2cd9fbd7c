import { fullName } from "@restride/domain/patients/person-name.ts";
import { useState } from "react";
import { mutateAndNotify } from "../../../platform/calls/calls.ts";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { useSending } from "../../../platform/page/use-sending.ts";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { PartCard } from "./PartCards.tsx";
import { AddeditHealthcoachDocument, CoachNamesDocument, type PatientToEditFragment } from "./patient-form.graphql.ts";
import styles from "./PatientForm.module.css";
import * as texts from "./form-texts.ts";

interface CoachProps {
  patient: PatientToEditFragment;
}

function CoachDialog({ patient, onClose }: CoachProps & { onClose: () => void }) {
  const present = patient.healthcoach;
  const [chosen, setChosen] = useState(present?._id ?? "");
  const { busy, trackSending } = useSending();
  const companyid = useSignedIn().company?._id ?? null;
  const { data } = useGraphqlQuery(CoachNamesDocument, { companyid }, { tags: ["users"] });
  const active = data?.getCompanyHealthcoach.users ?? [];
  const all = present && !active.some(({ _id }) => _id === present._id) ? [...active, present] : active;
  const save = async (): Promise<void> => {
    const input = { patientid: patient._id, healthcoachid: chosen === "" ? null : chosen };
    const outcome = await mutateAndNotify(AddeditHealthcoachDocument, input, {
      invalidates: ["patients"],
      notice: texts.healthCoachSaved,
    });
    if (outcome.kind === "data") onClose();
  };
  return (
    <Dialog
      title={texts.healthCoach}
      subject={fullName(patient)}
      onClose={onClose}
      onSubmit={() => void trackSending(save)}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <SelectField
        label={texts.healthCoach}
        placeholder={texts.noHealthCoach}
        value={chosen}
        options={all.map((coach) => ({ value: coach._id, label: fullName(coach) }))}
        onValue={setChosen}
      />
    </Dialog>
  );
}

/** Card with the patient's coach; a company admin can choose another one. */
export function CoachCard({ patient }: CoachProps) {
  const [open, setOpen] = useState(false);
  const mayChange = mayCall("addeditHealthcoach", roleOf(useSignedIn()));
  const { healthcoach } = patient;
  return (
    <PartCard title={texts.healthCoach} action={mayChange ? texts.change : undefined} onAction={() => setOpen(true)}>
      {healthcoach ? fullName(healthcoach) : <p className={styles.mutedText}>{texts.nobodyIsNamed}</p>}
      {open && <CoachDialog patient={patient} onClose={() => setOpen(false)} />}
    </PartCard>
  );
}
