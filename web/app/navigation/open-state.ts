/** Store of whether an overlay is open. */
export interface OpenState {
  readonly current: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store that is closed at first. A store can be opened from anywhere and outlives the component that opened it. */
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
