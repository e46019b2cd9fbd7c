import { ChevronDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Select, SelectValue } from "react-aria-components/Select";
import styles from "./ChoiceField.module.css";
import { ChoiceList } from "./ChoiceList.tsx";
import { FormField } from "./FormField.tsx";

interface ChoiceFieldProps<Value extends string | number> {
  label: string;
  value: Value | null;
  options: readonly { readonly value: Value; readonly label: string }[];
  onValue: (value: Value) => void;
  error?: string | undefined;
  placeholder?: string;
}

/** Field that chooses one option from a list that opens below it. */
export const ChoiceField = <Value extends string | number>(props: ChoiceFieldProps<Value>) => {
  const { label, value, options, onValue, error, placeholder = "" } = props;
  return (
    <FormField label={label} error={error}>
      {({ id, ...description }) => (
        <Select
          {...description}
          aria-labelledby={`${id}-label`}
          className={styles.select ?? ""}
          placeholder={placeholder}
          value={value}
          onChange={(key) => {
            const chosen = options.find((option) => option.value === key);
            if (chosen) onValue(chosen.value);
          }}
        >
          <Button id={id} className={styles.button ?? ""} data-invalid={error !== undefined || undefined}>
            <SelectValue className={styles.value ?? ""} />
            <ChevronDown size={14} />
          </Button>
          <ChoiceList options={options} />
        </Select>
      )}
    </FormField>
  );
};
