import { Check, PenLine } from "lucide-react";
import styles from "./FormChoice.module.css";
import { type ConsentForm, formKey } from "./registration-state.ts";
import * as texts from "./registration-texts.ts";

interface FormChoiceProps {
  forms: readonly ConsentForm[];
  signatures: Readonly<Record<string, string>>;
  openForm: ConsentForm | undefined;
  onShow: (key: string) => void;
}

const inView = (item: HTMLElement | null): void => item?.scrollIntoView({ block: "nearest", inline: "nearest" });

/** List of the forms to sign, with those that are signed and the open one. */
export function FormChoice({ forms, signatures, openForm, onShow }: FormChoiceProps) {
  return (
    <div className={styles.choice}>
      <ul className={styles.list} aria-label={texts.consentForms}>
        {forms.map((form) => {
          const [isShown, isSigned] = [form === openForm, Boolean(signatures[formKey(form)])];
          return (
            <li key={form._id} ref={isShown ? inView : undefined}>
              <button type="button" aria-current={isShown || undefined} onClick={() => onShow(formKey(form))}>
                {isSigned ? <Check className={styles.tick} strokeWidth={2} /> : <PenLine />}
                <span className={styles.title}>{form.title}</span>
                <span className={styles.state}>{isSigned ? texts.signedLabel : texts.notSigned}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles.count} aria-hidden>
        {texts.placeOfCount(openForm ? forms.indexOf(openForm) + 1 : 0, forms.length)}
      </p>
    </div>
  );
}
