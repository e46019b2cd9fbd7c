import { useSyncExternalStore } from "react";

/** Number of exercises from which the dense view is offered. */
export const offersDense = 40;

const storageKey = "restride.dense-exercises";
const listeners = new Set<() => void>();

/** Store of whether many exercises are shown in dense rows; this browser remembers it. */
export const denseView = {
  on: (): boolean => localStorage.getItem(storageKey) === "on",
  set: (on: boolean): void => {
    localStorage.setItem(storageKey, on ? "on" : "off");
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Returns whether exercises are shown in dense rows. */
export const useDense = (): boolean => useSyncExternalStore(denseView.subscribe, denseView.on);
