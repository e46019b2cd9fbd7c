import type { ReactNode } from "react";
import { Header } from "react-aria-components/Header";
import { MenuItem, MenuSection } from "react-aria-components/Menu";
import styles from "./MenuChoice.module.css";

interface MenuChoiceProps<Value extends string> {
  /** Heading of the choices; without it they have no heading. */
  head?: ReactNode;
  label: string;
  value: Value | undefined;
  options: readonly { readonly value: Value; readonly text: string }[];
  onValue: (value: Value) => void;
}

/** Menu section of one choice of a few, side by side as in `Segmented`. The menu stays open. Two choices of a menu may have the same words. */
export const MenuChoice = <Value extends string>({ head, label, value, options, onValue }: MenuChoiceProps<Value>) => {
  const keyOf = (one: Value): string => `${label}: ${one}`;
  return (
    <MenuSection
      aria-label={label}
      className={styles.choice ?? ""}
      selectionMode="single"
      disallowEmptySelection
      shouldCloseOnSelect={false}
      selectedKeys={value === undefined ? [] : [keyOf(value)]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keyOf(option.value) === [...keys][0]);
        if (chosen) onValue(chosen.value);
      }}
    >
      <Header className={styles.head ?? ""}>{head}</Header>
      {options.map(({ value: id, text }) => (
        <MenuItem key={id} id={keyOf(id)} textValue={text} className={styles.track ?? ""}>
          <span className={styles.option}>{text}</span>
        </MenuItem>
      ))}
    </MenuSection>
  );
};
