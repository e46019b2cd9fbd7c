import { Calendar } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useState } from "react";
import styles from "./CalendarButton.module.css";
import { lazyComponent } from "../page/lazy-component.tsx";

const CalendarPopover = lazyComponent(async () => (await import("./CalendarPopover.tsx")).CalendarPopover);

interface CalendarButtonProps {
  /** What is picked. */
  label: string;
  /** The field under which the calendar opens. */
  field: RefObject<HTMLElement | null>;
  children: (close: () => void) => ReactNode;
}

/** The button in a date's field that opens its calendar, which comes when it is asked for first. */
export function CalendarButton({ label, field, children }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Pick ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.button}
        onClick={() => setOpen(true)}
      >
        <Calendar />
      </button>
      {isOpen && (
        <CalendarPopover label={label} field={field} onClose={close}>
          {children(close)}
        </CalendarPopover>
      )}
    </>
  );
}
