import { useSyncExternalStore } from "react";

const tokenKey = "restride.push";
const choiceKey = "restride.pushes";
const listeners = new Set<() => void>();
let isRegistering = false;

/** Returns whether this browser can show pushes at all. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Returns the token by which the server identifies this browser, while it pushes to it. */
export const pushToken = (): string | null => localStorage.getItem(tokenKey);

/** Returns whether the user wants pushes in this browser. */
export const wantsPush = (): boolean => localStorage.getItem(choiceKey) === "on";
const isOn = (): boolean => wantsPush() && (pushToken() !== null || isRegistering);

const storeOrRemove = (key: string, value: string | null): void =>
  value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value);

/** Stores the user's choice, the server's token, and whether registration is running, and notifies the subscribers. */
export function updatePushState(now: { isWanted?: boolean; token?: string | null; isRegistering?: boolean }): void {
  if (now.isWanted !== undefined) storeOrRemove(choiceKey, now.isWanted ? "on" : null);
  if (now.token !== undefined) storeOrRemove(tokenKey, now.token);
  isRegistering = now.isRegistering ?? isRegistering;
  listeners.forEach((listener) => listener());
}

/** Returns whether the server pushes to this browser, or is about to. */
export const usePushState = (): "on" | "off" =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (isOn() ? "on" : "off"),
  );
