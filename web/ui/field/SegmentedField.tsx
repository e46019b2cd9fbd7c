import { FormField } from "./FormField.tsx";
import { Segmented } from "./Segmented.tsx";

interface SegmentedFieldProps<Value extends string> {
  label: string;
  name: string;
  value: Value | "";
  options: readonly { value: Value; text: string }[];
  onValue: (value: Value) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: string;
  required?: boolean;
  /** Each choice in a box of its own: for words too long to stand side by side everywhere. */
  apart?: boolean;
}

/** One choice of a few, all in view, with its label; none is chosen while the value is empty. */
export const SegmentedField = <Value extends string>(props: SegmentedFieldProps<Value>) => {
  const { label, error, hint, required, value, onValue, ...choice } = props;
  return (
    <FormField label={label} required={required} error={error} hint={hint}>
      {(control) => (
        <Segmented<Value | "">
          {...choice}
          {...control}
          block
          label={label}
          value={value}
          onValue={(chosen) => chosen !== "" && onValue(chosen)}
        />
      )}
    </FormField>
  );
};
