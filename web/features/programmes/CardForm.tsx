import { type ReactNode, type RefObject, useEffect } from "react";
import { Button } from "../../ui/look/Button.tsx";
import styles from "./Card.module.css";
import { useEscape } from "./use-escape.ts";
import * as texts from "./programmes-texts.ts";

interface CardFormProps {
  label: string;
  formRef: RefObject<HTMLFormElement | null>;
  head: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Focuses the first field of a card that opens, and after it closes the button that opened it, which is found by its name. */
function useCardFocus(form: RefObject<HTMLFormElement | null>, label: string): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input:not([type=radio]), input:checked")?.focus();
    return () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(label)}"]`)?.focus();
    };
  }, [form, label]);
}

/** Card with a form. Enter saves, Escape cancels. */
export function CardForm({ label, formRef, head, onSubmit, onClose, children }: CardFormProps) {
  useEscape(onClose);
  useCardFocus(formRef, label);
  return (
    <form
      ref={formRef}
      noValidate
      className={styles.card}
      data-chosen
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {head}
      {children}
      <div className={styles.foot}>
        <span />
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="primary">
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
