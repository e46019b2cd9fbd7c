import { readId } from "@restride/domain/values/id.ts";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { FormError, PatientAdd } from "../../features/patients/add/PatientAdd.tsx";
import { usePatientAdd } from "../../features/patients/add/use-patient-add.ts";
import { emptyPatient, type PatientValues } from "../../features/patients/form/patient-values.ts";
import { OpenDraft } from "../../features/programmes/wizard/OpenDraft.tsx";
import { useNextStep } from "../../features/programmes/wizard/use-next-step.ts";
import { useWizardState } from "../../features/programmes/wizard/use-wizard.ts";
import { useClinicToday } from "../../features/programmes/plan-context.ts";
import { storePatient, leavePatient } from "../../features/programmes/wizard/wizard-patient.ts";
import { WizardFrame } from "../../features/programmes/wizard/WizardFrame.tsx";
import { wizard } from "../../features/programmes/wizard/wizard-store.ts";

/** Stores the draft's id in the URL, so that a reload finds the draft. */
function useDraftInAddress(): void {
  const [params, setParams] = useSearchParams();
  const { draft } = useWizardState();
  const [id, draftId] = [draft?._id ?? null, params.get("draft")];
  useEffect(() => {
    if (id !== null && draftId !== id) setParams({ draft: id }, { replace: true });
  }, [id, draftId, setParams]);
}

/** Returns the id of the registration that the URL names, or of the one in the draft. */
function useRegistration(): string | null {
  const [params] = useSearchParams();
  const { content } = useWizardState();
  const named = params.get("registration");
  useEffect(() => {
    if (named !== null) wizard.edit({ registration: readId(named) });
  }, [named]);
  return named ?? content.registration;
}

function Info() {
  const { waits, openStep } = useNextStep();
  const today = useClinicToday();
  const registration = useRegistration();
  const [start] = useState((): PatientValues => ({ ...emptyPatient, ...wizard.current().content.patient }));
  useDraftInAddress();
  const { although, althoughOf: who } = useWizardState().content;
  const add = usePatientAdd({
    start,
    today,
    givenReason: although !== null && who !== null ? { although, who } : null,
    onChange: storePatient,
    onNext: async (patient, although) => {
      leavePatient(patient, although, today);
      await openStep("careplan");
    },
  });
  return (
    <WizardFrame step="info" busy={add.busy || waits} middle={add.isHighlighted && <FormError />} onNext={add.next}>
      <PatientAdd add={add} registration={registration} onUndoTakeOver={() => wizard.edit({ registration: null })} />
    </WizardFrame>
  );
}

/** Form of the first step. It mounts again with the draft's values each time a draft is opened. */
const Opened = () => <Info key={useWizardState().opened} />;

/** ADD PATIENT: the first step of the wizard. */
export const AddPatientPage = () => (
  <OpenDraft>
    <Opened />
  </OpenDraft>
);
