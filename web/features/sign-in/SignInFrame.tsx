import type { FormEvent, ReactNode, RefObject } from "react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/look/Button.tsx";
import { Logo } from "../../ui/look/Logo.tsx";
import { toasts } from "../../platform/notices/toasts.ts";
import { usePublicToasts } from "../../platform/page/use-public-toasts.ts";
import * as platformTexts from "../../platform/platform-texts.ts";
import { Goniometer } from "./Goniometer.tsx";
import { loadForms } from "./lazy-forms.ts";
import styles from "./SignInFrame.module.css";
import { supportAddress } from "./support-address.ts";
import * as texts from "./sign-in-texts.ts";

interface SignInFrameProps {
  title: string;
  text: ReactNode;
  /** Back link above the title. */
  before?: ReactNode;
  children: ReactNode;
}

/** Frame of every page before sign-in: the picture at the left, one task at the right. */
export function SignInFrame({ title, text, before, children }: SignInFrameProps) {
  usePublicToasts();
  const [support] = useState(supportAddress);
  const [year] = useState(() => new Date().getFullYear());
  return (
    <div className={styles.frame}>
      <aside className={styles.panel} aria-hidden>
        <p className={styles.brand}>
          <Logo size={30} light />
          {texts.restride}
        </p>
        <div className={styles.picture}>
          <Goniometer />
        </div>
        <p className={styles.claim}>{texts.everyDegreeEveryStepInOne}</p>
        <p className={styles.introduction}>{texts.carePlansSchedulesAndProgress}</p>
      </aside>
      <div className={styles.side}>
        <main className={styles.task} id="content">
          <p className={styles.mobileBrand}>
            <Logo size={30} />
            {texts.restride}
          </p>
          {before}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          {children}
        </main>
        <footer className={styles.foot}>
          <span>{texts.restrideYear(year)}</span>
          {support && (
            <span>
              {texts.support} <a href={`mailto:${support}`}>{support}</a>
            </span>
          )}
        </footer>
      </div>
    </div>
  );
}

interface SignInFormProps {
  form: RefObject<HTMLFormElement | null>;
  send: string;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** Single form of a page, with its one button. The code that validates and sends is loaded when a field is first focused. */
export function SignInForm({ form, send, busy, onSubmit, children }: SignInFormProps) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    const loadWithRetries = (): void => void loadForms().catch(() => undefined);
    form.current?.addEventListener("focusin", loadWithRetries, { once: true });
  }, [form]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || waits) return;
    setWaits(true);
    await loadForms().then(onSubmit, () => toasts.error(platformTexts.notConnected));
    setWaits(false);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <Button type="submit" variant="primary" size="large" busy={busy || waits}>
        {send}
      </Button>
    </form>
  );
}
