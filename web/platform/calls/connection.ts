/** Whether the server can be reached; when it cannot, the moment of the next try. */
export type Connection = { readonly kind: "fine" } | { readonly kind: "lost"; readonly retryAt: number };

/** Milliseconds between two tries. */
export const triesEvery = 5_000;

const fine: Connection = { kind: "fine" };
let state: Connection = fine;
let timer: ReturnType<typeof setTimeout> | undefined;
let isOffline = false;
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

const set = (next: Connection): void => {
  state = next;
  listeners.forEach((listener) => listener());
};

function plan(): void {
  clearTimeout(timer);
  if (waiting.size === 0 && !isOffline) return state === fine ? undefined : set(fine);
  set({ kind: "lost", retryAt: Date.now() + triesEvery });
  timer = setTimeout(tryAgain, triesEvery);
}

function tryAgain(): void {
  for (const ask of waiting) ask();
  plan();
}

const wentTo = (offline: boolean) => (): void => {
  isOffline = offline;
  if (offline) plan();
  else tryAgain();
};

/** The connection as a store. What could not be asked waits here and is asked again: every few seconds, and at once when the browser is back online. */
export const connection = {
  current: (): Connection => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks what waits at once. */
  tryNow: tryAgain,
  /** Asks again until the returned function is called. */
  wait: (ask: () => void): (() => void) => {
    waiting.add(ask);
    if (state === fine) plan();
    return () => {
      waiting.delete(ask);
      if (waiting.size === 0) plan();
    };
  },
  /** Listens to what the browser knows. */
  follow: (): void => {
    window.addEventListener("offline", wentTo(true));
    window.addEventListener("online", wentTo(false));
  },
};
