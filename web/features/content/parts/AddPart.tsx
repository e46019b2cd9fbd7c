import { SelectField } from "../../../ui/field/SelectField.tsx";
import type { PartOption } from "./use-parts.ts";
import * as texts from "./parts-texts.ts";

interface AddPartProps {
  label: string;
  options: readonly PartOption[];
  onAdd: (id: string) => void;
}

/** Select that adds a part; it is empty again after a choice. */
export const AddPart = ({ label, options, onAdd }: AddPartProps) => (
  <SelectField
    label={label}
    value=""
    options={options}
    placeholder={texts.choose}
    onValue={(id) => id !== "" && onAdd(id)}
  />
);
