/** State of the live connection; when it is lost, the time of the next try in milliseconds. */
export type LiveStatus = { readonly kind: "fine" } | { readonly kind: "lost"; readonly retryAt: number };

const connected: LiveStatus = { kind: "fine" };
let status: LiveStatus = connected;
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
  setConnected: (): void => {
    if (status.kind !== "fine") set(connected);
  },
  setDisconnected: (retryAt: number): void => set({ kind: "lost", retryAt }),
};
