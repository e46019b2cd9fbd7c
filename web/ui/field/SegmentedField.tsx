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
  /** Shows each option in a box of its own, for texts too long to be side by side in every window. */
  isSeparate?: boolean;
}

/** Segmented control with a label; no option is chosen while the value is empty. */
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
