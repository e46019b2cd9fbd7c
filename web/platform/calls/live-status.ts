/** State of the live connection; when it is lost, the time of the next try in milliseconds. */
export type LiveStatus = { readonly kind: "fine" } | { readonly kind: "lost"; readonly retryAt: number };

const fine: LiveStatus = { kind: "fine" };
let status: LiveStatus = fine;
const listeners = new Set<() => void>();

const set = (next: LiveStatus): void => {
  status = next;
  listeners.forEach((listener) => listener());
};

/** Store of the live connection's state. */
export const liveStatus = {
  current: (): LiveStatus => status,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  fine: (): void => {
    if (status.kind !== "fine") set(fine);
  },
  lost: (retryAt: number): void => set({ kind: "lost", retryAt }),
};
