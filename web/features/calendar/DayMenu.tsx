import { useRef } from "react";
import { createPortal } from "react-dom";
import { MenuAction } from "../../ui/MenuButton.tsx";
import { useModalLayer } from "../../ui/overlays.ts";
import styles from "./DayMenu.module.css";

/** Where a menu opens, in the window. */
export interface MenuPlace {
  readonly x: number;
  readonly y: number;
}

interface DayMenuProps {
  place: MenuPlace;
  onSelect: () => void;
  /** Null where no reminder may be added. */
  onAddReminder: (() => void) | null;
  onClose: () => void;
}

/** The menu of a day in the month view. */
export function DayMenu({ place, onSelect, onAddReminder, onClose }: DayMenuProps) {
  const box = useRef<HTMLDialogElement>(null);
  useModalLayer(box, onClose, false);
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const left = Math.min(place.x, window.innerWidth - 200);
  const top = Math.min(place.y, window.innerHeight - 110);
  return createPortal(
    <div className={styles.overlay}>
      <button type="button" className={styles.outside} aria-label="Close menu" tabIndex={-1} onClick={onClose} />
      <dialog ref={box} open aria-label="Day" className={styles.menu} style={{ left, top }}>
        <MenuAction onClick={then(onSelect)}>Select</MenuAction>
        {onAddReminder && <MenuAction onClick={then(onAddReminder)}>Add Reminder</MenuAction>}
      </dialog>
    </div>,
    document.body,
  );
}
