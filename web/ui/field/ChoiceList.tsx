import { Check } from "lucide-react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import styles from "./ChoiceField.module.css";

interface ChoiceListProps {
  options: readonly { readonly value: string | number; readonly label: string }[];
}

/** List of options that opens below a choice field. */
export const ChoiceList = ({ options }: ChoiceListProps) => (
  <Popover className={styles.panel ?? ""} offset={4}>
    <ListBox className={styles.list ?? ""}>
      {options.map(({ value, label }) => (
        <ListBoxItem key={value} id={value} textValue={label} className={styles.choice ?? ""}>
          {label}
          <Check size={14} strokeWidth={2} aria-hidden />
        </ListBoxItem>
      ))}
    </ListBox>
  </Popover>
);
