import { ChevronDown, X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { ComboBox } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import styles from "./ChoiceField.module.css";
import { ChoiceList } from "./ChoiceList.tsx";
import { FormField } from "./FormField.tsx";
import * as texts from "../field-texts.ts";

interface ChoicesFieldProps {
  label: string;
  chosen: readonly string[];
  /** Placeholder of the empty field. */
  none?: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChosen: (values: string[]) => void;
}

/** Field that chooses several options from a list that opens below it and is searched by typing. The chosen options are shown in the field. */
export function ChoicesField({ label, chosen, none, options, onChosen }: ChoicesFieldProps) {
  const without = (value: string): string[] => chosen.filter((one) => one !== value);
  return (
    <FormField label={label}>
      {({ id, ...description }) => (
        <ComboBox
          {...description}
          id={id}
          aria-labelledby={`${id}-label`}
          selectionMode="multiple"
          menuTrigger="focus"
          value={[...chosen]}
          onChange={(keys) => onChosen(keys.map(String))}
        >
          <Group className={styles.choices ?? ""}>
            {chosen.map((value) => {
              const name = options.find((option) => option.value === value)?.label ?? value;
              return (
                <span key={value} className={styles.chip}>
                  {name}
                  <button type="button" aria-label={texts.removeName(name)} onClick={() => onChosen(without(value))}>
                    <X size={12} />
                  </button>
                </span>
              );
            })}
            <Input
              placeholder={chosen.length === 0 ? none : undefined}
              onKeyDown={(event) => {
                if (event.key === "Backspace" && event.currentTarget.value === "") onChosen(chosen.slice(0, -1));
              }}
            />
            <Button className={styles.openButton ?? ""}>
              <ChevronDown size={14} />
            </Button>
          </Group>
          <ChoiceList options={options} />
        </ComboBox>
      )}
    </FormField>
  );
}
