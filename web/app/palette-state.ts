let open = false;
const listeners = new Set<() => void>();

const set = (next: boolean): void => {
  open = next;
  listeners.forEach((listener) => listener());
};

/** Opens the palette from anywhere. */
export const openPalette = (): void => set(true);

/** Whether the palette is open, as a store. */
export const paletteState = {
  current: (): boolean => open,
  close: (): void => set(false),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
