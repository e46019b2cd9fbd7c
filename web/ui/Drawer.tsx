import type { ReactNode } from "react";
import { useId, useRef } from "react";
import { createPortal } from "react-dom";
import { X } from "lucide-react";
import { useModalLayer } from "./overlays.ts";
import styles from "./Drawer.module.css";

interface DrawerProps {
  title: string;
  side?: "left" | "right";
  onClose: () => void;
  children: ReactNode;
}

/** A panel from the side of the window, over the page. */
export function Drawer({ title, side = "right", onClose, children }: DrawerProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModalLayer(box, onClose);
  return createPortal(
    <div className={styles.overlay}>
      <button type="button" className={styles.outside} aria-label="Close" tabIndex={-1} onClick={onClose} />
      <dialog
        ref={box}
        open
        aria-modal
        aria-labelledby={id}
        tabIndex={-1}
        className={`${styles.drawer} ${styles[side]}`}
      >
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <button type="button" className={styles.close} aria-label="Close" data-first-focus onClick={onClose}>
            <X size={18} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </dialog>
    </div>,
    document.body,
  );
}
