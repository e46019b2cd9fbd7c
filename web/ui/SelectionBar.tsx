import type { ReactNode } from "react";
import { useEffect, useEffectEvent } from "react";
import { Kbd } from "./Marks.tsx";
import { isCovered } from "./overlays.ts";
import styles from "./SelectionBar.module.css";

interface SelectionBarProps {
  /** '3 selected' */
  text: string;
  onClear: () => void;
  children: ReactNode;
}

/** Floats over the foot of a list while rows are ticked: how many, what can be done with them, and Clear by Escape. */
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
    <div className={styles.place}>
      <section className={styles.bar} aria-label="Selection">
        <output className={styles.text}>{text}</output>
        {children}
        <button type="button" className={styles.action} onClick={onClear}>
          Clear <Kbd>Esc</Kbd>
        </button>
      </section>
    </div>
  );
}

/** An action of the selection bar. */
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
