import { sameFieldText } from "@restride/domain/patients/duplicates.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { FormCard } from "../../../ui/form/FormCard.tsx";
import { PartFailed } from "../../../ui/look/States.tsx";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import styles from "../form/PatientForm.module.css";
import {
  AddressSection,
  CaregiverSection,
  NewPatientPhoneField,
  PersonSection,
  SurgerySection,
} from "../form/PatientFields.tsx";
import { useSurgeons } from "../form/use-surgeons.ts";
import { DuplicateDialog } from "./DuplicateDialog.tsx";
import { type PatientMatchFragment, RegisteredPatientDocument } from "./patient-add.graphql.ts";
import { withRegistration, withoutTakeOver } from "./registered-values.ts";
import { TakeOver } from "./TakeOver.tsx";
import type { PatientAddition } from "./use-patient-add.ts";
import * as texts from "./add-texts.ts";

interface PatientAddProps {
  add: PatientAddition;
  /** Id of the registration that fills the form. */
  registration: string | null;
  onUndoTakeOver: () => void;
}

/** Returns the first required field that is empty; of a radio group the first option. */
const firstEmpty = (form: HTMLFormElement | null): HTMLElement | undefined =>
  [...(form?.querySelectorAll<HTMLInputElement>("[aria-required]") ?? [])]
    .filter((field) => field.value === "" || (field.role === "radiogroup" && !field.querySelector(":checked")))
    .map((field) => field.querySelector<HTMLElement>("input") ?? field)[0];

/** Fills the fields from a registration, once, unless they are already filled. */
function useTakeOver({ add: { form }, registration }: PatientAddProps) {
  const { data, failure, refetch } = useGraphqlQuery(
    RegisteredPatientDocument,
    registration === null ? null : { id: registration },
    { tags: [] },
  );
  const registered = (registration !== null && data?.getRegisteredPatient.patient) || null;
  const { setValues } = form;
  useEffect(() => {
    if (registered) setValues((typed) => (typed.firstname === "" ? withRegistration(registered, typed) : typed));
  }, [registered, setValues]);
  return { registered, failure, refetch };
}

const weakText = (matches: readonly PatientMatchFragment[], part: string): string | undefined =>
  sameFieldText(matches.filter(({ same }) => same.includes(part)).map(fullName));

function Sections({ add, surgeons }: { add: PatientAddition; surgeons: ReturnType<typeof useSurgeons> }) {
  const { form, today, weak } = add;
  return (
    <FormCard>
      <PersonSection
        form={form}
        today={today}
        hint={texts.theSurgeryTypeCannotBe}
        phone={<NewPatientPhoneField form={form} hint={weakText(weak, "phone")} />}
        emailHint={weakText(weak, "email")}
      />
      <SurgerySection form={form} today={today} surgeons={surgeons} isTypeLocked={false} />
      <AddressSection form={form} />
      <CaregiverSection form={form} />
    </FormCard>
  );
}

/** Error text beside the form's Next button. */
export const FormError = () => (
  <p className={styles.error} role="alert">
    <CircleAlert size={16} />
    {patientTexts.error}
  </p>
);

/** Form of a new patient, filled by hand or from a registration. Its Next button is in the frame around it and calls `add.next`. */
export function PatientAdd(props: PatientAddProps) {
  const { add, registration, onUndoTakeOver } = props;
  const { form, asking, isHighlighted } = add;
  const surgeons = useSurgeons();
  const taken = useTakeOver(props);
  // The surgeon of a draft appears in the field only after the list of surgeons has loaded.
  const isListed = form.values.surgeon === "" || surgeons.length > 0;
  const isReady = isListed && (registration === null || form.values.firstname !== "");
  const { form: box } = form;
  useEffect(() => {
    if (isReady) firstEmpty(box.current)?.focus();
  }, [isReady, box]);
  const undo = (): void => {
    form.setValues(withoutTakeOver(form.values));
    onUndoTakeOver();
  };
  return (
    <form
      ref={box}
      noValidate
      data-highlighted={isHighlighted}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        add.next();
      }}
    >
      <PageHead title={texts.addPatient}>
        <span className={styles.mutedText}>{texts.requiredFieldsAreMarked}</span>
      </PageHead>
      {taken.failure && (
        <PartFailed message={taken.failure} effect={texts.nothingWasFilledIn} onRetry={taken.refetch} />
      )}
      <div className={taken.registered ? styles.columns : undefined}>
        <Sections add={add} surgeons={surgeons} />
        {taken.registered && (
          <div className={styles.sideColumn}>
            <TakeOver form={form} registered={taken.registered} onUndo={undo} />
          </div>
        )}
      </div>
      {asking && (
        <DuplicateDialog
          similarPatients={asking}
          surgeon={surgeons.find(({ value }) => value === form.values.surgeon)?.label ?? ""}
          onAdd={add.addAnyway}
          onClose={add.dismiss}
        />
      )}
    </form>
  );
}
