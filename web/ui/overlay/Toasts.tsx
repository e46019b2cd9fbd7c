import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Bell, CircleAlert, CircleCheck, Trash2, X } from "lucide-react";
import { findFreeTop } from "./free-place.ts";
import styles from "./Toasts.module.css";
import * as texts from "./overlay-texts.ts";

/** Notice as it is shown. */
export interface ShownToast {
  readonly id: number;
  readonly kind: "success" | "error" | "notice" | "undo" | "takeBack";
  readonly text: string;
  readonly duration: number;
  readonly undo?: () => void;
}

const icons = { success: CircleCheck, error: CircleAlert, notice: Bell, undo: Trash2, takeBack: CircleCheck } as const;

/** Calls `over` once the time has passed; time does not count while paused. */
function useCountdown(duration: number, paused: boolean, over: () => void): void {
  const left = useRef(duration);
  const onOver = useEffectEvent(over);
  useEffect(() => {
    if (paused) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => onOver(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
}

function ToastBox({ toast, onClose }: { toast: ShownToast; onClose: (id: number) => void }) {
  const [paused, setPaused] = useState(false);
  useCountdown(toast.duration, paused, () => onClose(toast.id));
  const Icon = icons[toast.kind];
  // Only a moving mouse pauses the notice: a notice that appears under a resting mouse is in the way and is not being read.
  const onPointerMove = ({ movementX, movementY }: PointerEvent): void => {
    if (movementX !== 0 || movementY !== 0) setPaused(true);
  };
  const pause = { onPointerMove, onFocus: () => setPaused(true) };
  const resume = { onPointerLeave: () => setPaused(false), onBlur: () => setPaused(false) };
  return (
    <div className={styles.toast} data-kind={toast.kind} data-paused={paused} {...pause} {...resume}>
      <Icon />
      <span className={styles.text}>{toast.text}</span>
      {toast.undo && (
        <button
          type="button"
          className={styles.undo}
          aria-keyshortcuts="F6"
          onClick={() => {
            toast.undo?.();
            onClose(toast.id);
          }}
        >
          {toast.kind === "takeBack" ? texts.takeBack : texts.undo}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={texts.closeNotice} onClick={() => onClose(toast.id)}>
        <X />
      </button>
      {toast.undo && <span className={styles.time} style={{ animationDuration: `${toast.duration}ms` }} />}
    </div>
  );
}

/** Pixels from the top of the window to the first toast. */
const belowHeader = 64;
const pressable = "a[href], button, input, select, textarea, [role='button'], h1";

/** Returns the boxes of elements that lie in the vertical strip of the window that the notices use. */
const inStrip = (strip: DOMRect, elements: Iterable<Element>): DOMRect[] =>
  Array.from(elements, (element) => element.getBoundingClientRect()).filter(
    ({ width, left, right }) => width > 1 && right > strip.left && left < strip.right,
  );

/** Selector of an open panel below its button; the page behind it is inert. */
const openPanel = "[data-trigger='DialogTrigger']";

/** Places the notices where they cover nothing that a user is about to press, in the upper half of the window unless a panel takes that. */
function place(region: HTMLElement): void {
  const strip = region.getBoundingClientRect();
  const isReached = (element: Element): boolean =>
    element.closest("[inert], [aria-hidden='true']") === null && !region.contains(element) && element.checkVisibility();
  const pressed = inStrip(strip, [...document.querySelectorAll(pressable)].filter(isReached));
  const panel = document.querySelector(openPanel);
  const bars = inStrip(strip, panel ? [panel] : document.querySelectorAll("[data-toolbar]"));
  const bottom = panel ? window.innerHeight : window.innerHeight / 2;
  const top = findFreeTop(strip.height, { top: belowHeader, bottom }, pressed, bars);
  region.style.setProperty("top", `${top}px`);
}

/** Places the notices again when they or the page change, unless a notice is paused because a user reads it or points at it. */
function usePlace(toasts: readonly ShownToast[]) {
  const ref = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || toasts.length === 0) return undefined;
    place(region);
    let frame = 0;
    const changed = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => !region.querySelector("[data-paused='true']") && place(region));
    });
    changed.observe(document.body, { childList: true, subtree: true });
    return () => {
      changed.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [toasts]);
  return ref;
}

/** Returns a function that moves the focus from a closed notice to the element that had it before, else to the page. */
function useFocusReturn(region: RefObject<HTMLElement | null>): () => void {
  const from = useRef<EventTarget | null>(null);
  useEffect(() => {
    const box = region.current;
    const onFocus = ({ relatedTarget }: FocusEvent): void => {
      if (!box?.contains(relatedTarget as Node | null)) from.current = relatedTarget;
    };
    box?.addEventListener("focusin", onFocus);
    return () => box?.removeEventListener("focusin", onFocus);
  }, [region]);
  return () => {
    if (!region.current?.contains(document.activeElement)) return;
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const before = from.current instanceof HTMLElement && from.current.isConnected ? from.current : null;
      (before ?? document.querySelector("main"))?.focus();
    });
  };
}

/** Moves the focus to the newest notice on F6, even out of a modal dialog. */
function useNoticeKey(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const button = event.key === "F6" && region.current?.querySelector<HTMLElement>(":last-child > button");
      if (!button) return;
      event.preventDefault();
      button.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [region]);
}

/** Attribute by which React Aria leaves the notices usable when a menu or a panel makes the page inert. */
const usable = { "data-react-aria-top-layer": true };

/** Single live region of the notices, at the top right below the header. It stays usable while a dialog makes the page inert. */
export function Toasts({ toasts, onClose }: { toasts: readonly ShownToast[]; onClose: (id: number) => void }) {
  const region = usePlace(toasts);
  const goBack = useFocusReturn(region);
  useNoticeKey(region);
  const close = (id: number): void => {
    goBack();
    onClose(id);
  };
  return createPortal(
    <output ref={region} className={styles.region} aria-live="polite" aria-atomic={false} {...usable}>
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} onClose={close} />
      ))}
    </output>,
    document.body,
  );
}
