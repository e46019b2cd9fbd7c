import { Calendar } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useState } from "react";
import styles from "./CalendarButton.module.css";
import { lazyComponent } from "../page/lazy-component.tsx";
import * as texts from "./date-texts.ts";

const CalendarPopover = lazyComponent(async () => (await import("./CalendarPopover.tsx")).CalendarPopover);

interface CalendarButtonProps {
  /** Name of the date that is picked. */
  label: string;
  /** Field below which the calendar opens. */
  field: RefObject<HTMLElement | null>;
  children: (close: () => void) => ReactNode;
}

/** Button in a date field that opens the calendar. The calendar's code is loaded when it is first opened. */
export function CalendarButton({ label, field, children }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label={texts.pickLabel(label)}
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
