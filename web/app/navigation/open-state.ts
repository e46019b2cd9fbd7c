/** Whether something over the page is open. */
export interface OpenState {
  readonly current: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A new one, closed at first. As a store it can be opened from anywhere and outlives what opened it. */
export function makeOpenState(): OpenState {
  let open = false;
  const listeners = new Set<() => void>();
  const set = (next: boolean): void => {
    open = next;
    listeners.forEach((listener) => listener());
  };
  return {
    current: () => open,
    open: () => set(true),
    close: () => set(false),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
