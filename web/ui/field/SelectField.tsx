import { FormField } from "./FormField.tsx";
import { neverFilled } from "./never-filled.ts";
import styles from "./Select.module.css";

/** An entry to choose. */
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
  /** What stands there before a choice; without it there is always one. */
  placeholder?: string;
  /** Where people choose what is their own. */
  autoComplete?: string | undefined;
}

/** One of a list, with its label. The browser chooses only where a form names what it holds. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, onValue, error, hint, required, placeholder, large = false, ...select } = props;
  return (
    <FormField label={label} required={required} error={error} hint={hint}>
      {(control) => (
        <select
          {...select}
          {...control}
          autoComplete={select.autoComplete ?? neverFilled}
          className={[styles.select, styles.wide, large && styles.large].filter(Boolean).join(" ")}
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
