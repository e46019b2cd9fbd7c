import { useSyncExternalStore } from "react";

const tokenKey = "restride.push";
const choiceKey = "restride.pushes";
const listeners = new Set<() => void>();
let isRegistering = false;

/** True when this browser can show pushes at all. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** What the server knows this browser by, while it pushes here. */
export const pushToken = (): string | null => localStorage.getItem(tokenKey);

/** Whether the person wants pushes in this browser. */
export const wantsPush = (): boolean => localStorage.getItem(choiceKey) === "on";
const isOn = (): boolean => wantsPush() && (pushToken() !== null || isRegistering);

const keep = (key: string, value: string | null): void =>
  value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value);

/** Notes what the person wants, what the server knows, and whether it is being told; who shows it hears of each. */
export function notePush(now: { isWanted?: boolean; token?: string | null; isRegistering?: boolean }): void {
  if (now.isWanted !== undefined) keep(choiceKey, now.isWanted ? "on" : null);
  if (now.token !== undefined) keep(tokenKey, now.token);
  isRegistering = now.isRegistering ?? isRegistering;
  listeners.forEach((listener) => listener());
}

/** Whether the server pushes to this browser, or is about to. */
export const usePushState = (): "on" | "off" =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (isOn() ? "on" : "off"),
  );
