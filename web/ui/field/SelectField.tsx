import { FormField } from "./FormField.tsx";
import { neverFilled } from "./never-filled.ts";
import styles from "./Select.module.css";

/** Option of a select. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps {
  label: string;
  name?: string;
  value: string;
  options: readonly Option[];
  onValue: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  large?: boolean;
  /** Text shown before a choice; without it there is always a chosen option. */
  placeholder?: string;
  /** Set where people choose data of their own. */
  autoComplete?: string | undefined;
}

/** Select with a label. The browser fills it only when `autoComplete` names its content. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, onValue, error, hint, required, placeholder, large = false, ...select } = props;
  return (
    <FormField label={label} required={required} error={error} hint={hint}>
      {(control) => (
        <select
          {...select}
          {...control}
          autoComplete={select.autoComplete ?? neverFilled}
          className={[styles.select, styles.fullWidth, large && styles.large].filter(Boolean).join(" ")}
          data-empty={select.value === ""}
          onChange={(event) => onValue(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
