import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Bell, CircleAlert, CircleCheck, Trash2, X } from "lucide-react";
import styles from "./Toasts.module.css";

/** A notice as it is shown. */
export interface ShownToast {
  readonly id: number;
  readonly kind: "success" | "error" | "notice" | "undo" | "takeBack";
  readonly text: string;
  readonly lasts: number;
  readonly undo?: () => void;
}

const icons = { success: CircleCheck, error: CircleAlert, notice: Bell, undo: Trash2, takeBack: CircleCheck } as const;

/** Runs once the time is over; the clock stands still while paused. */
function useCountdown(lasts: number, paused: boolean, over: () => void): void {
  const left = useRef(lasts);
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
  useCountdown(toast.lasts, paused, () => onClose(toast.id));
  const Icon = icons[toast.kind];
  // A notice that comes up under a mouse that rests is not read, it is in the way: only a movement over it pauses it.
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
          onClick={() => {
            toast.undo?.();
            onClose(toast.id);
          }}
        >
          {toast.kind === "takeBack" ? "Take back" : "Undo"}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Close notice" onClick={() => onClose(toast.id)}>
        <X />
      </button>
      {toast.undo && <span className={styles.time} style={{ animationDuration: `${toast.lasts}ms` }} />}
    </div>
  );
}

const belowHeader = 64;

/** Where the notices begin: below the header, and below what is pressed at the top of a page that stands there now. */
function freeTop(): number {
  const bars = [...document.querySelectorAll("[data-toolbar]")].map((bar) => bar.getBoundingClientRect());
  const inReach = bars.filter(({ top, bottom }) => bottom > belowHeader && top < window.innerHeight / 3);
  return Math.max(belowHeader, ...inReach.map(({ bottom }) => bottom + 8));
}

/** The one live region of the notices, at the top right below the header and the page's toolbars. It stays usable while a dialog makes the page inert. */
export function Toasts({ toasts, onClose }: { toasts: readonly ShownToast[]; onClose: (id: number) => void }) {
  const region = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => region.current?.style.setProperty("top", `${freeTop()}px`), [toasts]);
  return createPortal(
    <output ref={region} className={styles.region} aria-live="polite" aria-atomic={false}>
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} onClose={onClose} />
      ))}
    </output>,
    document.body,
  );
}
