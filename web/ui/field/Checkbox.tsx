import type { ReactNode } from "react";
import { useId } from "react";
import { Check, Square } from "lucide-react";
import styles from "./Checkbox.module.css";

interface CheckboxProps {
  checked: boolean;
  /** Whether only some of the things that the checkbox stands for are checked. */
  some?: boolean;
  onChecked: (checked: boolean) => void;
  /** Accessible name when no text is shown beside the checkbox. */
  label?: string;
  hint?: string;
  disabled?: boolean;
  children?: ReactNode;
}

/** Checkbox with a text beside it or an accessible name. */
export function Checkbox({ checked, some = false, onChecked, label, hint, disabled, children }: CheckboxProps) {
  const id = useId();
  return (
    <span className={styles.field}>
      <span className={styles.box}>
        <input
          ref={(input) => {
            if (input) input.indeterminate = some && !checked;
          }}
          id={id}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-label={label}
          aria-describedby={hint ? `${id}-hint` : undefined}
          data-partial={some && !checked}
          onChange={(event) => onChecked(event.target.checked)}
        />
        {some && !checked ? (
          <Square className={styles.mark} size={8} fill="currentColor" strokeWidth={0} aria-hidden />
        ) : (
          <Check className={styles.mark} size={12} strokeWidth={3} aria-hidden />
        )}
      </span>
      {children !== undefined && (
        <span className={styles.text}>
          <label htmlFor={id}>{children}</label>
          {hint && (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
