import { fullName } from "@restride/domain/patients/person-name.ts";
import { signatureSize } from "@restride/domain/registration/registration.ts";
import { Button } from "../../ui/look/Button.tsx";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { SignaturePad } from "../../ui/field/SignaturePad.tsx";
import { FormChoice } from "./FormChoice.tsx";
import { FormText } from "./FormText.tsx";
import styles from "./Registration.module.css";
import { formKey, type StepProps } from "./registration-state.ts";
import { useSigning } from "./use-signing.ts";
import * as registrationTexts from "@restride/domain/registration/registration-texts.ts";
import * as texts from "./registration-texts.ts";

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** Step 2: each form is read and signed, one after the other. The step can be left only when all are signed. */
export function ConsentStep(props: StepProps) {
  const { state, change, forms } = props;
  const { form, isMissing, show, next, sign, signByName } = useSigning(props);
  return (
    <div className={styles.columns}>
      <div className={styles.sideColumn}>
        <h1 tabIndex={-1}>{texts.consentForms}</h1>
        <FormChoice forms={forms} signatures={state.signatures} openForm={form} onShow={show} />
      </div>
      <div className={styles.card}>
        {form && (
          <>
            <section className={styles.form}>
              <h2>{form.title}</h2>
              <p className={styles.description}>{form.description}</p>
              <FormText key={formKey(form)} html={form.view} />
            </section>
            <section className={styles.signature}>
              <SignaturePad
                key={formKey(form)}
                label={texts.signatureOf(fullName(state.details))}
                size={signatureSize}
                value={state.signatures[formKey(form)] ?? ""}
                onValue={sign}
                error={isMissing ? registrationTexts.signaturesMissing : undefined}
              />
              <p className={styles.day}>{longDay.format()}</p>
              <Checkbox checked={state.isDefaultSignature} onChecked={signByName} hint={texts.drawsYourFullNameOnEvery}>
                {texts.useDefaultSignature}
              </Checkbox>
            </section>
          </>
        )}
        <footer className={styles.foot}>
          <Button size="large" onClick={() => change({ step: 0 })}>
            {texts.back}
          </Button>
          <Button size="large" variant="primary" onClick={next}>
            {texts.next}
          </Button>
        </footer>
      </div>
    </div>
  );
}
