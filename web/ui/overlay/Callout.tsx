import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { OverlayArrow, Popover } from "react-aria-components/Popover";
import styles from "./Callout.module.css";
import { useOverlay } from "./overlays.ts";
import { useFirstFocus } from "./use-first-focus.ts";

interface CalloutProps {
  /** Control that the callout points at. */
  target: Element;
  title: string;
  /** Content above the title, for example the progress of a tour. */
  above: ReactNode;
  /** Buttons below the text. */
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Returns the control's position in the window; it follows resizing and scrolling. */
function useRoomOf(target: Element): DOMRect {
  const [room, setRoom] = useState(() => target.getBoundingClientRect());
  useEffect(() => {
    const measure = (): void => setRoom(target.getBoundingClientRect());
    window.addEventListener("resize", measure);
    document.addEventListener("scroll", measure, { capture: true });
    return () => {
      window.removeEventListener("resize", measure);
      document.removeEventListener("scroll", measure, { capture: true });
    };
  }, [target]);
  return room;
}

/** Highlight of the control: the page around it is dimmed and stays usable. */
function Light({ target }: { target: Element }) {
  const { top, left, width, height } = useRoomOf(target);
  return createPortal(<div className={styles.light} style={{ top, left, width, height }} aria-hidden />, document.body);
}

const stops = "a[href],button:not(:disabled),input,select,textarea,[tabindex='0']";

/** Moves the focus on Tab from the last button of the callout to its control; React Aria would move it past the control. */
function useTabToControl(box: RefObject<HTMLElement | null>, target: Element): void {
  const onTab = useEffectEvent((event: KeyboardEvent) => {
    const last = [...(box.current?.querySelectorAll(stops) ?? [])].at(-1);
    const control = target.matches(stops) ? target : target.querySelector(stops);
    if (event.key !== "Tab" || event.shiftKey || document.activeElement !== last) return;
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    control.focus();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onTab(event);
    window.addEventListener("keydown", listener, { capture: true });
    return () => window.removeEventListener("keydown", listener, { capture: true });
  }, []);
}

function Box({ target: pointedAt, title, above, actions, onClose, children }: CalloutProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useOverlay(onClose, { isStep: false, isDismissable: true });
  useFirstFocus(box);
  useTabToControl(box, pointedAt);
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    // Closes only after the click had its effect: a render before that would uncheck a checkbox again.
    if (target instanceof Node && !box.current?.contains(target)) setTimeout(onClose);
  });
  useEffect(() => {
    const listener = (event: MouseEvent): void => onClick(event);
    document.addEventListener("click", listener, { capture: true });
    return () => document.removeEventListener("click", listener, { capture: true });
  }, []);
  return (
    <dialog ref={box} open aria-labelledby={id} aria-describedby={`${id}-text`} className={styles.box}>
      <div className={styles.content}>{above}</div>
      <h2 id={id}>{title}</h2>
      <p id={`${id}-text`}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}

/**
 * Callout that points at a control of the page, which stays usable. Escape closes it, and so does a press outside, which also has its effect on the
 * page. React Aria's own ways to close are ignored, because scrolling is one of them.
 */
export const Callout = (box: CalloutProps) => (
  <>
    <Light target={box.target} />
    <Popover
      isOpen
      isNonModal
      isKeyboardDismissDisabled
      triggerRef={{ current: box.target }}
      className={styles.callout ?? ""}
      placement="bottom start"
      offset={14}
      containerPadding={12}
    >
      <OverlayArrow className={styles.arrow ?? ""} />
      <Box {...box} />
    </Popover>
  </>
);
