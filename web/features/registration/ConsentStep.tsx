import { fullName } from "@restride/domain/patients/person-name.ts";
import { registrationTexts, signatureSize } from "@restride/domain/registration/registration.ts";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { SignaturePad } from "../../ui/SignaturePad.tsx";
import { FormChoice } from "./FormChoice.tsx";
import { FormText } from "./FormText.tsx";
import styles from "./Registration.module.css";
import { allSigned, firstUnsigned, formKey, type StepProps } from "./registration-state.ts";

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** Step 2: each form is read and signed, one after the other. It is left only when all are signed. */
export function ConsentStep({ state, change, forms }: StepProps) {
  const [shownKey, setShownKey] = useState("");
  const [missing, setMissing] = useState(false);
  const form = forms.find((one) => formKey(one) === shownKey) ?? firstUnsigned(forms, state) ?? forms[0];
  const name = fullName(state.details);
  const show = (key: string): void => {
    setShownKey(key);
    setMissing(false);
    scrollTo(0, 0);
  };
  const next = (): void => {
    const unsigned = firstUnsigned(forms, state);
    if (!unsigned) change({ step: 2, signedAt: new Date().toISOString() });
    else if (form && state.signatures[formKey(form)]) show(formKey(unsigned));
    else setMissing(true);
  };
  const sign = (image: string): void => {
    if (!form) return;
    setShownKey(formKey(form));
    setMissing(false);
    change({ step: 1, signatures: { ...state.signatures, [formKey(form)]: image }, isDefaultSignature: false });
  };
  const signByName = (checked: boolean): void => {
    if (form) setShownKey(formKey(form));
    setMissing(false);
    change({ step: 1, isDefaultSignature: checked, signatures: checked ? allSigned(forms, name) : {} });
  };
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <h1 tabIndex={-1}>Consent forms</h1>
        <FormChoice forms={forms} signatures={state.signatures} shown={form} onShow={show} />
      </div>
      <div className={styles.card}>
        {form && (
          <>
            <section className={styles.form}>
              <h2>{form.title}</h2>
              <FormText key={formKey(form)} html={form.view} />
            </section>
            <section className={styles.signature}>
              <SignaturePad
                key={formKey(form)}
                label={`Signature of ${name}`}
                size={signatureSize}
                value={state.signatures[formKey(form)] ?? ""}
                onValue={sign}
                error={missing ? registrationTexts.signaturesMissing : undefined}
              />
              <p className={styles.day}>{longDay.format()}</p>
              <Checkbox
                checked={state.isDefaultSignature}
                onChecked={signByName}
                hint="Draws your full name on every form."
              >
                Use Default Signature
              </Checkbox>
            </section>
          </>
        )}
        <footer className={styles.foot}>
          <Button size="large" onClick={() => change({ step: 0 })}>
            Back
          </Button>
          <Button size="large" variant="primary" onClick={next}>
            Next
          </Button>
        </footer>
      </div>
    </div>
  );
}
