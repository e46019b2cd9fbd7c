import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { ComboBox } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { FormField } from "./FormField.tsx";
import styles from "./FindField.module.css";

/** Search result: its key, its text for screen readers, and its content. */
export interface FoundItem {
  readonly key: string;
  readonly text: string;
  readonly disabled?: boolean;
  readonly look: ReactNode;
}

interface FindFieldProps {
  label: string;
  placeholder: string;
  typed: string;
  onTyped: (typed: string) => void;
  items: readonly FoundItem[];
  /** Content above the results: their source, and how many of them are shown. */
  head: ReactNode;
  /** Text shown when there are no results. */
  none: string;
  onTake: (key: string) => void;
}

/** Search field with a list of results below it. A chosen result is handed to `onTake`, and the search field stays. */
export function FindField({ label, placeholder, typed, onTyped, items, head, none, onTake }: FindFieldProps) {
  return (
    <FormField label={label}>
      {({ id, ...description }) => (
        <ComboBox
          {...description}
          id={id}
          aria-labelledby={`${id}-label`}
          items={items}
          inputValue={typed}
          onInputChange={onTyped}
          defaultFilter={() => true}
          disabledKeys={items.filter(({ disabled }) => disabled).map(({ key }) => key)}
          value={null}
          onChange={(key) => key !== null && onTake(String(key))}
          allowsEmptyCollection={typed.trim().length > 1}
          allowsCustomValue
        >
          <Group className={styles.box ?? ""}>
            <Search size={15} aria-hidden />
            <Input placeholder={placeholder} autoComplete="off" />
          </Group>
          <Popover className={styles.panel ?? ""} offset={6}>
            <div className={styles.head}>{head}</div>
            <ListBox<FoundItem>
              className={styles.list ?? ""}
              renderEmptyState={() => <p className={styles.none}>{none}</p>}
            >
              {({ key, text, look }) => (
                <ListBoxItem id={key} textValue={text} className={styles.item ?? ""}>
                  {look}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </ComboBox>
      )}
    </FormField>
  );
}
