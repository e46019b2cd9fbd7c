import type { ReactNode, RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import styles from "./CalendarButton.module.css";
import { useOverlay } from "../overlay/overlays.ts";

interface CalendarPopoverProps {
  label: string;
  field: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Popover under a date field that holds the calendar. */
export function CalendarPopover({ label, field, onClose, children }: CalendarPopoverProps) {
  useOverlay(onClose, { isStep: false });
  return (
    <Popover
      isOpen
      triggerRef={field}
      onOpenChange={onClose}
      placement="bottom start"
      offset={4}
      className={styles.panel ?? ""}
    >
      <Dialog aria-label={label} className={styles.box ?? ""}>
        {children}
      </Dialog>
    </Popover>
  );
}
