/** State of the connection: whether the server can be reached; if not, the time of the next try in milliseconds. */
export type Connection = { readonly kind: "fine" } | { readonly kind: "lost"; readonly retryAt: number };

/** Milliseconds between two tries. */
export const retryInterval = 5_000;

const connected: Connection = { kind: "fine" };
let state: Connection = connected;
let timer: ReturnType<typeof setTimeout> | undefined;
let isOffline = false;
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

const set = (next: Connection): void => {
  state = next;
  listeners.forEach((listener) => listener());
};

function scheduleRetry(): void {
  clearTimeout(timer);
  if (waiting.size === 0 && !isOffline) return state === connected ? undefined : set(connected);
  set({ kind: "lost", retryAt: Date.now() + retryInterval });
  timer = setTimeout(tryAgain, retryInterval);
}

function tryAgain(): void {
  for (const ask of waiting) ask();
  scheduleRetry();
}

const wentTo = (offline: boolean) => (): void => {
  isOffline = offline;
  if (offline) scheduleRetry();
  else tryAgain();
};

/**
 * Store of the connection's state. Requests that failed wait here and are repeated: every few seconds, and at once when the browser is back online.
 */
export const connection = {
  current: (): Connection => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Repeats the waiting requests at once. */
  tryNow: tryAgain,
  /** Repeats a request until the returned function is called. */
  wait: (ask: () => void): (() => void) => {
    waiting.add(ask);
    if (state === connected) scheduleRetry();
    return () => {
      waiting.delete(ask);
      if (waiting.size === 0) scheduleRetry();
    };
  },
  /** Listens to the browser's online and offline events. */
  follow: (): void => {
    window.addEventListener("offline", wentTo(true));
    window.addEventListener("online", wentTo(false));
  },
};
