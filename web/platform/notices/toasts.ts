/**
 * Short notice at the top right. One with `undo` stays longer and has an undo button; kind `takeBack` names that button "Take back", for something
 * that was sent.
 */
export interface Toast {
  readonly id: number;
  readonly kind: "success" | "error" | "notice" | "undo" | "takeBack";
  readonly text: string;
  readonly duration: number;
  readonly undo?: () => void;
}

/** Milliseconds that a toast stays in the console, on the public pages, and with an undo button. */
export const toastDurations = { console: 3_000, public: 5_000, undo: 8_000 } as const;

const maxToasts = 3;
let visibleToasts: readonly Toast[] = [];
let nextId = 1;
let defaultDuration: number = toastDurations.console;
const listeners = new Set<() => void>();

const show = (toasts: readonly Toast[]): void => {
  visibleToasts = toasts;
  listeners.forEach((listener) => listener());
};

const push = (toast: Omit<Toast, "id" | "duration">, duration: number): void => {
  const same = visibleToasts.filter((one) => one.text !== toast.text || one.kind !== toast.kind);
  show([...same, { ...toast, id: nextId++, duration }].slice(-maxToasts));
};

/** Store of the toasts: at most three, the newest last; the same sentence is never shown twice at once. */
export const toasts = {
  success: (text: string): void => push({ kind: "success", text }, defaultDuration),
  error: (text: string): void => push({ kind: "error", text }, defaultDuration),
  notice: (text: string): void => push({ kind: "notice", text }, defaultDuration),
  undo: (text: string, undo: () => void): void => push({ kind: "undo", text, undo }, toastDurations.undo),
  takeBack: (text: string, undo: () => void): void => push({ kind: "takeBack", text, undo }, toastDurations.undo),
  close: (id: number): void => show(visibleToasts.filter((toast) => toast.id !== id)),
  clear: (): void => show([]),
  /** Sets how long toasts stay. Public pages show them longer than the console. */
  lastFor: (milliseconds: number): void => {
    defaultDuration = milliseconds;
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly Toast[] => visibleToasts,
};
