import { useSyncExternalStore } from "react";

const storageKey = "restride.single-keys";
const listeners = new Set<() => void>();

/** Setting of this browser: whether single keys act as shortcuts. */
export const singleKeys = {
  on: (): boolean => localStorage.getItem(storageKey) !== "off",
  set: (on: boolean): void => {
    localStorage.setItem(storageKey, on ? "on" : "off");
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Returns whether single keys act as shortcuts. */
export const useSingleKeys = (): boolean => useSyncExternalStore(singleKeys.subscribe, singleKeys.on);
