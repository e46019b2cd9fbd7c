import { Bell } from "lucide-react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import styles from "./EndNotice.module.css";

/** Attribute by which React Aria leaves the notice usable when a dialog makes the page inert. */
const usable = { "data-react-aria-top-layer": true };

interface EndNoticeProps {
  label: string;
  text: string;
  isLarge?: boolean;
  /** Buttons of the notice. */
  children: ReactNode;
}

/** Notice at the bottom of the page that something is about to end. It is announced and takes no focus. */
export const EndNotice = ({ label, text, isLarge = false, children }: EndNoticeProps) =>
  createPortal(
    <section className={styles.notice} aria-label={label} data-large={isLarge || undefined} {...usable}>
      <Bell />
      <p role="alert">{text}</p>
      {children}
    </section>,
    document.body,
  );
