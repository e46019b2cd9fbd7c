import { Calendar } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Suspense, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import styles from "./CalendarButton.module.css";
import { useLayer } from "./overlays.ts";

function Content({ label, close, children }: { label: string; close: () => void; children: ReactNode }) {
  useLayer(close, false);
  return (
    <Dialog aria-label={label} className={styles.box ?? ""}>
      <Suspense>{children}</Suspense>
    </Dialog>
  );
}

interface CalendarButtonProps {
  /** What is picked. */
  label: string;
  /** The field under which the calendar opens. */
  field: RefObject<HTMLElement | null>;
  children: (close: () => void) => ReactNode;
}

/** The button in a date's field that opens its calendar. */
export function CalendarButton({ label, field, children }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button aria-label={`Pick ${label}`} className={styles.button ?? ""}>
        <Calendar size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      <Popover triggerRef={field} placement="bottom start" offset={4} className={styles.panel ?? ""}>
        <Content label={label} close={close}>
          {children(close)}
        </Content>
      </Popover>
    </DialogTrigger>
  );
}
