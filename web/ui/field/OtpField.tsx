import { useEffect, useRef, useState } from "react";
import { FormField } from "./FormField.tsx";
import styles from "./OtpField.module.css";

interface OtpFieldProps {
  label: string;
  value: string;
  length: number;
  error?: string | undefined;
  onValue: (value: string) => void;
}

/** Field of a masked one-time code, shown in cells. One input is under the cells, so that paste, autofill, and screen readers work. */
export function OtpField({ label, value, length, error, onValue }: OtpFieldProps) {
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const cells = Array.from({ length }, (_, index) => index);
  const active = Math.min(value.length, length - 1);
  return (
    <FormField label={label} error={error}>
      {(control) => (
        <span className={styles.field}>
          <span className={styles.cells} aria-hidden data-invalid={Boolean(error)}>
            {cells.map((index) => (
              <span key={index} className={styles.cell} data-active={focused && index === active}>
                {index < value.length && <span className={styles.dot} />}
              </span>
            ))}
          </span>
          <input
            {...control}
            ref={input}
            className={styles.input}
            name="otp"
            type="password"
            autoComplete="one-time-code"
            maxLength={length + 8}
            value={value}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={(event) => onValue(event.target.value.replace(/\s/g, "").slice(0, length))}
          />
        </span>
      )}
    </FormField>
  );
}
