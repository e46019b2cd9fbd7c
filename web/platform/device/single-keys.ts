import { useSyncExternalStore } from "react";

const storageKey = "restride.single-keys";
const listeners = new Set<() => void>();

/** Whether single keys act as shortcuts; a person can switch them off. */
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

/** Whether single keys act as shortcuts. */
export const useSingleKeys = (): boolean => useSyncExternalStore(singleKeys.subscribe, singleKeys.on);
