import type { ReactNode } from "react";
import { useId } from "react";
import { CircleAlert } from "lucide-react";
import styles from "./FormField.module.css";

/** Attributes that name and describe the control in a field. */
export interface FieldControl {
  id: string;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
  "aria-required": boolean | undefined;
}

interface FormFieldProps {
  label: string;
  required?: boolean | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  /** Content at the right of the label: a counter, a value, or a link. */
  aside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** Field with a label above its control and an error message below it. */
export function FormField({ label, required, error, hint, aside, children }: FormFieldProps) {
  const id = useId();
  const description = error ?? hint;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {required && (
            <span className={styles.required} aria-hidden>
              *{" "}
            </span>
          )}
          {label}
        </label>
        {aside !== undefined && <span className={styles.sideNote}>{aside}</span>}
      </div>
      {children({
        id,
        "aria-invalid": error !== undefined || undefined,
        "aria-describedby": description === undefined ? undefined : `${id}-said`,
        "aria-required": required || undefined,
      })}
      {description !== undefined && (
        <p id={`${id}-said`} className={error === undefined ? styles.hint : styles.error}>
          {error !== undefined && <CircleAlert size={13} aria-hidden />}
          {description}
        </p>
      )}
    </div>
  );
}
