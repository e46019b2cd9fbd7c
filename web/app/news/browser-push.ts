import { useEffect, useSyncExternalStore } from "react";
import { ask, call } from "../../platform/calls/calls.ts";
import { texts } from "../../platform/texts.ts";
import { toasts } from "../../platform/page/toasts.ts";
import { ForgetWebTokenDocument, SetWebTokenDocument, WebPushKeyDocument } from "./push.graphql.ts";

const tokenKey = "restride.push";
const wishKey = "restride.pushes";
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** True when this browser can show pushes at all. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** What the server knows this browser by, while it pushes here. */
export const pushToken = (): string | null => localStorage.getItem(tokenKey);

let isRegistering = false;
const isOn = (): boolean => localStorage.getItem(wishKey) === "on" && (pushToken() !== null || isRegistering);

let last: Promise<unknown> = Promise.resolve();
/** One change after the other: who switches pushes off while they are being switched on ends without them. */
const inTurn = (change: () => Promise<void>): Promise<void> => {
  const done = last.then(change);
  last = done.catch(() => undefined);
  return done;
};

/** Whether the server pushes to this browser, or is about to. */
export const usePushState = (): "on" | "off" =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (isOn() ? "on" : "off"),
  );

const subscribe = async (applicationServerKey: string): Promise<string> => {
  const worker = await navigator.serviceWorker.register("/push-worker.js");
  await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  return JSON.stringify(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
};

const registerNow = async (): Promise<void> => {
  const answer = await ask(WebPushKeyDocument, {});
  const key = answer.kind === "data" ? answer.data.getWebPushKey.key : null;
  if (!key) throw new Error("The server has no key for pushes.");
  const webtoken = await subscribe(key);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const kept = await call(SetWebTokenDocument, { webtoken, timezone: timeZone }, { changes: [] });
  if (kept.kind !== "data") throw new Error("The server did not take the subscription.");
  localStorage.setItem(tokenKey, webtoken);
};

/** Shows at once that pushes are on. */
const register = async (): Promise<void> => {
  isRegistering = true;
  tell();
  await registerNow().finally(() => {
    isRegistering = false;
    tell();
  });
};

/** Asks the person, then lets the server push to this browser. A refusal is only logged; a failure is told. */
export async function turnPushOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") {
    console.info("Notifications are not allowed in this browser.");
    return;
  }
  localStorage.setItem(wishKey, "on");
  await inTurn(register).catch(() => toasts.error(texts.pushFailed));
}

/** Ends pushes to this browser. */
export async function turnPushOff(): Promise<void> {
  localStorage.removeItem(wishKey);
  tell();
  await inTurn(async () => {
    const token = pushToken();
    localStorage.removeItem(tokenKey);
    if (token !== null) await call(ForgetWebTokenDocument, { token }, { changes: [] });
  });
}

/** After signing in again, a browser that was to show pushes goes on doing so. */
export function useResumedPush(): void {
  useEffect(() => {
    const isWanted = canPush() && localStorage.getItem(wishKey) === "on" && Notification.permission === "granted";
    if (isWanted && pushToken() === null) void inTurn(register).catch(() => undefined);
  }, []);
}
