import type { ReactNode } from "react";
import { useEffect, useEffectEvent } from "react";
import { Kbd } from "../look/Marks.tsx";
import { isCovered } from "../overlay/overlays.ts";
import styles from "./SelectionBar.module.css";
import * as texts from "./list-texts.ts";

interface SelectionBarProps {
  /** Count of selected rows as text: '3 selected'. */
  text: string;
  onClear: () => void;
  children: ReactNode;
}

/** Bar that floats over the foot of a list while rows are selected: their count, their actions, and Clear, also by Escape. */
export function SelectionBar({ text, onClear, children }: SelectionBarProps) {
  const clear = useEffectEvent(onClear);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !isCovered()) clear();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <div className={styles.position}>
      <section className={styles.bar} aria-label={texts.selection}>
        <output className={styles.text}>{text}</output>
        {children}
        <button type="button" className={styles.action} onClick={onClear}>
          {texts.clear} <Kbd>{texts.esc}</Kbd>
        </button>
      </section>
    </div>
  );
}

/** Action of the selection bar. */
export const SelectionAction = ({
  icon,
  onClick,
  children,
}: {
  icon?: ReactNode;
  onClick: () => void;
  children: string;
}) => (
  <button type="button" className={styles.action} onClick={onClick}>
    {icon}
    {children}
  </button>
);
