import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Bell, CircleAlert, CircleCheck, Trash2, X } from "lucide-react";
import styles from "./Toasts.module.css";

/** A notice as it is shown. */
export interface ShownToast {
  readonly id: number;
  readonly kind: "success" | "error" | "notice" | "undo";
  readonly text: string;
  readonly lasts: number;
  readonly undo?: () => void;
}

const icons = { success: CircleCheck, error: CircleAlert, notice: Bell, undo: Trash2 } as const;

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
      <Icon size={16} strokeWidth={1.75} aria-hidden />
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
          Undo
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Close notice" onClick={() => onClose(toast.id)}>
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {toast.undo && <span className={styles.time} style={{ animationDuration: `${toast.lasts}ms` }} />}
    </div>
  );
}

/** The one live region of the notices, at the top right below the header. */
export function Toasts({ toasts, onClose }: { toasts: readonly ShownToast[]; onClose: (id: number) => void }) {
  return (
    <output className={styles.region} aria-live="polite" aria-atomic={false}>
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} onClose={onClose} />
      ))}
    </output>
  );
}
