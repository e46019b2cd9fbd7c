import { fullName } from "@restride/domain/patients/person-name.ts";
import { registrationTexts, signatureSize } from "@restride/domain/registration/registration.ts";
import { Button } from "../../ui/look/Button.tsx";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { SignaturePad } from "../../ui/field/SignaturePad.tsx";
import { FormChoice } from "./FormChoice.tsx";
import { FormText } from "./FormText.tsx";
import styles from "./Registration.module.css";
import { formKey, type StepProps } from "./registration-state.ts";
import { useSigning } from "./use-signing.ts";

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** Step 2: each form is read and signed, one after the other. The step can be left only when all are signed. */
export function ConsentStep(props: StepProps) {
  const { state, change, forms } = props;
  const { form, isMissing, show, next, sign, signByName } = useSigning(props);
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <h1 tabIndex={-1}>Consent forms</h1>
        <FormChoice forms={forms} signatures={state.signatures} openForm={form} onShow={show} />
      </div>
      <div className={styles.card}>
        {form && (
          <>
            <section className={styles.form}>
              <h2>{form.title}</h2>
              <p className={styles.about}>{form.description}</p>
              <FormText key={formKey(form)} html={form.view} />
            </section>
            <section className={styles.signature}>
              <SignaturePad
                key={formKey(form)}
                label={`Signature of ${fullName(state.details)}`}
                size={signatureSize}
                value={state.signatures[formKey(form)] ?? ""}
                onValue={sign}
                error={isMissing ? registrationTexts.signaturesMissing : undefined}
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
