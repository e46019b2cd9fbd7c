import { maskPhone } from "@restride/domain/values/phone.ts";
import { ArrowRight, ShieldCheck } from "lucide-react";
import { download } from "../../../platform/calls/download.ts";
import { Button } from "../../../ui/look/Button.tsx";
import styles from "../form/PatientForm.module.css";
import type { PatientFields } from "../form/patient-values.ts";
import type { RegisteredPatientFragment } from "./patient-add.graphql.ts";
import * as texts from "./add-texts.ts";
import { relationshipLabel } from "@restride/domain/patients/edit/edit-texts.ts";

/** Fields that a registration cannot fill, by their names. */
const questions = [
  {
    name: "surgery.type",
    label: texts.surgeryType,
    isEmpty: ({ values }: PatientFields) => values.surgery.type === "",
  },
  { name: "surgeon", label: texts.surgeon, isEmpty: ({ values }: PatientFields) => values.surgeon === "" },
  {
    name: "surgery.date",
    label: texts.surgeryDate,
    isEmpty: ({ values }: PatientFields) => values.surgery.date === null,
  },
] as const;

interface TakeOverProps {
  form: PatientFields;
  registered: RegisteredPatientFragment;
  onUndo: () => void;
}

/** Focuses a field of the page's form. */
const focus = (name: string): void => document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

function Left({ form }: Pick<TakeOverProps, "form">) {
  const openQuestions = questions.filter(({ isEmpty }) => isEmpty(form));
  return (
    <section className={styles.card} aria-label={texts.leftToFillIn}>
      <header className={styles.head}>
        <h2>
          {texts.leftToFillIn} <small>{openQuestions.length}</small>
        </h2>
      </header>
      <div className={styles.links}>
        {openQuestions.map(({ name, label }) => (
          <button key={name} type="button" className={styles.link} onClick={() => focus(name)}>
            <ArrowRight size={15} />
            {label}
          </button>
        ))}
        <p className={styles.mutedText}>{texts.whatThePatientWroteCan}</p>
      </div>
    </section>
  );
}

/** Saves the forms that a registered patient has signed. */
const downloadSigned = (registration: string): Promise<void> =>
  download("signedForms", `/signed-forms/${registration}.pdf`, `signed-forms-${registration}.pdf`);

/** Card about a registration: its time, the signed forms, and the fields that are still empty. */
export const TakeOver = ({ form, registered, onUndo }: TakeOverProps) => (
  <>
    <section className={styles.card} aria-label={texts.registeredByThePatient}>
      <header className={styles.head}>
        <h2>{texts.registeredByThePatient}</h2>
        <Button variant="text" size="small" onClick={onUndo}>
          {texts.undoTakeOver}
        </Button>
      </header>
      <div className={styles.body}>
        <p>{texts.fromTheClinicsLink(registered.registered)}</p>
        <ul className={styles.signedForms}>
          {registered.forms.map(({ title, version }) => (
            <li key={title}>
              <ShieldCheck size={15} />
              <span>
                <span>{title}</span>
                <small>{texts.vSignedAndSealed(version)}</small>
              </span>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.link} onClick={() => void downloadSigned(registered._id)}>
          {texts.downloadTheSignedForms}
        </button>
      </div>
    </section>
    <Left form={form} />
    {registered.caregiver && (
      <section className={styles.card} aria-label={texts.caregiverFromTheRegistration}>
        <header className={styles.head}>
          <h2>
            {texts.caregiver} <small>{texts.fromTheRegistration}</small>
          </h2>
        </header>
        <div className={styles.body}>
          <strong>{registered.caregiver.name}</strong>
          <span className={styles.mutedText}>
            {relationshipLabel(registered.caregiver.relationship)}
            {registered.caregiver.phone && ` · ${maskPhone(registered.caregiver.phone)}`}
          </span>
        </div>
      </section>
    )}
  </>
);
