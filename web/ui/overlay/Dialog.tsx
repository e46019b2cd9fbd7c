import type { FormEvent, ReactNode, RefObject } from "react";
import { useId, useRef } from "react";
import { X } from "lucide-react";
import { Dialog as KitDialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { Button } from "../look/Button.tsx";
import { useFirstFocus } from "./use-first-focus.ts";
import { useSubmitKey } from "./use-submit-key.ts";
import { useOverlay } from "./overlays.ts";
import styles from "./Dialog.module.css";
import * as texts from "./overlay-texts.ts";

/** Props of a dialog. */
export interface DialogProps {
  title: string;
  /** Name of the record that the dialog is about, in muted text beside the title. */
  subject?: string | undefined;
  width?: "narrow" | "medium" | "form" | "wide" | "full" | undefined;
  /** Whether Back closes the dialog; false for a question about leaving the page, which Back itself may open. */
  isStep?: boolean;
  onClose: () => void;
  /** Called by the submit button; when set, the dialog is a form, and Enter in a field submits it. */
  onSubmit?: () => void;
  formRef?: RefObject<HTMLFormElement | null>;
  /** Options in muted text at the left of the footer. */
  options?: ReactNode;
  /** Buttons at the right of the footer. */
  actions?: ReactNode;
  children: ReactNode;
}

interface ContentProps extends DialogProps {
  titleId: string;
}

function Content({ titleId, title, subject, onClose, onSubmit, options, actions, children }: ContentProps) {
  // A read-only dialog has no other element that can hold the focus, so its body must be focusable for the arrow keys to scroll.
  const isRead = onSubmit === undefined && actions === undefined;
  return (
    <>
      <p className={styles.page} aria-hidden>
        {document.title}
      </p>
      <div className={styles.head}>
        <h2 id={titleId}>
          {title} {subject && <small>{subject}</small>}
        </h2>
        <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
          <X />
        </button>
      </div>
      <div className={styles.body} {...(isRead && { tabIndex: 0, "data-read-body": "" })}>
        {children}
      </div>
      {(options !== undefined || actions !== undefined) && (
        <div className={styles.foot}>
          <div className={styles.options}>{options}</div>
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </>
  );
}

function Box(props: ContentProps) {
  const { isStep = true, onClose, onSubmit, formRef } = props;
  const box = useRef<HTMLElement>(null);
  useOverlay(onClose, { isStep });
  useFirstFocus(box);
  useSubmitKey(box);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  };
  return (
    <KitDialog ref={box} aria-labelledby={props.titleId} className={styles.box ?? ""}>
      {onSubmit ? (
        <form ref={formRef} className={styles.content} noValidate onSubmit={submit}>
          <Content {...props} />
        </form>
      ) : (
        <div className={styles.content}>
          <Content {...props} />
        </div>
      )}
    </KitDialog>
  );
}

/** Dialog over the page: title, body, footer. Escape, the close button, and Back close it; a full-height sheet below 640 px. */
export function Dialog(props: DialogProps) {
  const { width = "narrow", onClose } = props;
  const id = useId();
  return (
    <ModalOverlay isOpen onOpenChange={onClose} className={styles.overlay ?? ""}>
      <Modal className={`${styles.dialog} ${styles[width]}`}>
        <Box {...props} titleId={id} />
      </Modal>
    </ModalOverlay>
  );
}

interface ConfirmProps {
  title: string;
  text: string;
  confirm: string;
  /** Red button, for actions that cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  isStep?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Dialog that asks for confirmation before something that cannot be undone. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  danger = false,
  busy = false,
  isStep = true,
  onConfirm,
  onClose,
}: ConfirmProps) {
  return (
    <Dialog
      title={title}
      isStep={isStep}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-first-focus>
            {texts.cancel}
          </Button>
          <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
