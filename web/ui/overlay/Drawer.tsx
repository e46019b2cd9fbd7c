import type { ReactNode } from "react";
import { useId, useRef } from "react";
import { X } from "lucide-react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import styles from "./Drawer.module.css";
import { useFirstFocus } from "./use-first-focus.ts";
import { useOverlay } from "./overlays.ts";
import * as texts from "./overlay-texts.ts";

interface BoxProps {
  title: string;
  /** Muted text beside the title. */
  about?: string;
  /** False where the URL contains that the drawer is open, so that Back closes it by itself. */
  isStep?: boolean;
  /** Whether the content is read-only, so that the keys need a focusable element that scrolls. */
  isRead?: boolean;
  onClose: () => void;
  children: ReactNode;
}

function Box({ title, about, isStep = true, isRead = false, onClose, children }: BoxProps) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useOverlay(onClose, { isStep });
  useFirstFocus(box);
  return (
    <Dialog ref={box} aria-labelledby={id} className={styles.box ?? ""}>
      <p className={styles.page} aria-hidden>
        {document.title}
      </p>
      <div className={styles.head}>
        <h2>
          <span id={id}>{title}</span> {about && <small>{about}</small>}
        </h2>
        <button type="button" className={styles.close} aria-label={texts.close} data-first-focus onClick={onClose}>
          <X size={18} />
        </button>
      </div>
      <div className={styles.body} {...(isRead && { tabIndex: 0 })}>
        {children}
      </div>
    </Dialog>
  );
}

interface DrawerProps extends BoxProps {
  side?: "left" | "right" | "bottom";
  /** Width of the drawer; a wide one is a full sheet on a phone. */
  width?: "narrow" | "wide";
}

/** Panel from a side of the window, over the page. A press outside closes it. */
export const Drawer = ({ side = "right", width = "narrow", ...box }: DrawerProps) => (
  <ModalOverlay isOpen isDismissable onOpenChange={box.onClose} className={styles.overlay ?? ""}>
    <Modal className={`${styles.drawer} ${styles[side]} ${styles[width]}`}>
      <Box {...box} />
    </Modal>
  </ModalOverlay>
);
