import type { ReactNode, RefObject } from "react";
import { Button } from "../../ui/look/Button.tsx";
import styles from "./Card.module.css";
import { useEscape } from "./use-escape.ts";

interface CardFormProps {
  label: string;
  formRef: RefObject<HTMLFormElement | null>;
  head: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A card that is being changed. Enter saves, Escape cancels. */
export function CardForm({ label, formRef, head, onSubmit, onClose, children }: CardFormProps) {
  useEscape(onClose);
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
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </div>
    </form>
  );
}
