import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { FormField } from "./FormField.tsx";
import { neverFilled } from "./never-filled.ts";
import styles from "./TextField.module.css";

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "value"> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  aside?: ReactNode;
  /** Control inside the field, at its left end. */
  before?: ReactNode;
  /** Button inside the field, at its right end. */
  action?: ReactNode;
  large?: boolean;
  /** Ref of the box around the field and the controls inside it. */
  boxRef?: Ref<HTMLSpanElement>;
}

/** Single-line text field with a label. The browser fills it only when `autoComplete` names its content. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    value,
    onValue,
    error,
    hint,
    aside,
    before,
    action,
    large = false,
    required,
    boxRef,
    autoComplete = neverFilled,
    ...input
  } = props;
  return (
    <FormField label={label} required={required} error={error} hint={hint} aside={aside}>
      {(control) => (
        <span
          ref={boxRef}
          className={[styles.box, large && styles.large].filter(Boolean).join(" ")}
          data-invalid={Boolean(error)}
        >
          {before}
          <input
            {...input}
            {...control}
            autoComplete={autoComplete}
            value={value}
            onChange={(event) => onValue(event.target.value)}
          />
          {action}
        </span>
      )}
    </FormField>
  );
}

interface TextAreaProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  rows?: number;
  /** Shows a counter with this maximum number of characters. */
  limit?: number;
  name?: string;
  /** Takes the focus on mount, where the fields before it are already filled. */
  first?: boolean;
}

/** Multi-line text field with a label and a counter. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onValue, error, hint, required, rows = 4, limit, first, ...rest } = props;
  return (
    <FormField
      label={label}
      required={required}
      error={error}
      hint={hint}
      aside={limit === undefined ? undefined : `${value.length} / ${limit}`}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          autoComplete={neverFilled}
          className={styles.area}
          data-first-focus={first || undefined}
          rows={rows}
          maxLength={limit}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </FormField>
  );
}
