import styles from "./Select.module.css";

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onValue: (value: Value) => void;
}

/** Select of a short list, with an accessible name for people who cannot see its position on the page. */
export const Select = <Value extends string>({ label, value, options, onValue }: SelectProps<Value>) => (
  <select
    aria-label={label}
    className={styles.select}
    value={value}
    onChange={(event) => onValue(event.target.value as Value)}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
);
