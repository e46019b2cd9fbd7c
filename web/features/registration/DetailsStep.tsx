import { fullName } from "@restride/domain/patients/person-name.ts";
import { patientDetails } from "@restride/domain/patients/patient-details.ts";
import type { FormEvent } from "react";
import { useEffect, useMemo } from "react";
import { Button } from "../../ui/look/Button.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { DetailsFields } from "./DetailsFields.tsx";
import styles from "./Registration.module.css";
import { allSigned, type StepProps } from "./registration-state.ts";
import * as texts from "./registration-texts.ts";

/** Step 1: details of the patient. The step can be left only when everything is valid. */
export function DetailsStep({ state, change, forms, today }: StepProps) {
  const form = useForm(
    useMemo(() => patientDetails(today), [today]),
    state.details,
  );
  const { values, submit, form: box } = form;
  useEffect(() => change({ details: values }), [values, change]);
  const next = (event: FormEvent): void => {
    event.preventDefault();
    submit((filled) =>
      change({ step: 1, ...(state.isDefaultSignature && { signatures: allSigned(forms, fullName(filled)) }) }),
    );
  };
  return (
    <form ref={box} className={styles.card} noValidate onSubmit={next}>
      <header className={styles.intro}>
        <h1 tabIndex={-1}>{texts.patientDetails}</h1>
        <p>{texts.enterTheDetailsOfThePerson}</p>
      </header>
      <DetailsFields form={form} today={today} />
      <footer className={styles.foot}>
        <Button type="submit" variant="primary" size="large">
          {texts.next}
        </Button>
      </footer>
    </form>
  );
}
