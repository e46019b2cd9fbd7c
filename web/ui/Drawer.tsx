import type { ReactNode } from "react";
import { useId, useRef } from "react";
import { X } from "lucide-react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import styles from "./Drawer.module.css";
import { useFirstFocus } from "./use-first-focus.ts";
import { useLayer } from "./overlays.ts";

interface BoxProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

function Box({ title, onClose, children }: BoxProps) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useLayer(onClose);
  useFirstFocus(box);
  return (
    <Dialog ref={box} aria-labelledby={id} className={styles.box ?? ""}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} aria-label="Close" data-first-focus onClick={onClose}>
          <X size={18} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}

/** A panel from the side of the window, over the page. A press beside it closes it. */
export const Drawer = ({ side = "right", ...box }: BoxProps & { side?: "left" | "right" }) => (
  <ModalOverlay isOpen isDismissable onOpenChange={box.onClose} className={styles.overlay ?? ""}>
    <Modal className={`${styles.drawer} ${styles[side]}`}>
      <Box {...box} />
    </Modal>
  </ModalOverlay>
);
