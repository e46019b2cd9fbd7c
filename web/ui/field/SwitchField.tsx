import { FormField } from "./FormField.tsx";
import { Switch } from "./Switch.tsx";
import * as texts from "../field-texts.ts";

interface SwitchFieldProps {
  label: string;
  hint: string;
  value: boolean;
  onValue: (on: boolean) => void;
}

/** Switch with a label. */
export const SwitchField = ({ label, hint, value, onValue }: SwitchFieldProps) => (
  <FormField label={label} hint={hint}>
    {({ id, "aria-describedby": describedBy }) => (
      <Switch
        id={id}
        aria-describedby={describedBy}
        label={label}
        on={value}
        text={value ? texts.onLabel : texts.off}
        onSwitch={onValue}
      />
    )}
  </FormField>
);
