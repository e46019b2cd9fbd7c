import type { Profile } from "./profile.ts";
import { profileSchema } from "./profile.ts";
import { isTokenGenuine } from "./token.ts";

/** Milliseconds a session lasts unless it is renewed. */
export const sessionTimeout = 18_000_000;

const storageKey = "restride.session";
const wishes = ["restride.theme", "restride.single-keys", "restride.pushes"];

interface Stored {
  readonly profile: Profile;
  readonly expiresAt: number;
}

let current: Profile | null = null;
let expiry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const timeoutListeners = new Set<() => void>();

/** Reads what was stored; anything that is not a profile is no session. */
export function parseStored(text: string | null): Stored | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as { profile?: unknown; expiresAt?: unknown };
    const profile = profileSchema.safeParse(value.profile);
    return profile.success && typeof value.expiresAt === "number"
      ? { profile: profile.data, expiresAt: value.expiresAt }
      : null;
  } catch {
    return null;
  }
}

function keepTime(expiresAt: number, now: number): void {
  clearTimeout(expiry);
  expiry = setTimeout(() => timeoutListeners.forEach((listener) => listener()), Math.max(0, expiresAt - now));
}

function hold(profile: Profile | null): void {
  current = profile;
  listeners.forEach((listener) => listener());
}

/** The session of this browser. Other tabs follow through the storage event. */
export const session = {
  current: (): Profile | null => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Runs when the session's time is over, so that the live connection can renew itself. */
  onTimeout: (listener: () => void): void => {
    timeoutListeners.add(listener);
  },
  /** Keeps a new profile with the moment it expires. */
  save: (profile: Profile): void => {
    const now = Date.now();
    localStorage.setItem(storageKey, JSON.stringify({ profile, expiresAt: now + sessionTimeout } satisfies Stored));
    keepTime(now + sessionTimeout, now);
    hold(profile);
  },
  /** Keeps a changed field of the user without renewing the session's time. */
  updateUser: (change: Partial<Profile["user"]>): void => {
    const stored = parseStored(localStorage.getItem(storageKey));
    if (!stored) return;
    const profile = { ...stored.profile, user: { ...stored.profile.user, ...change } };
    localStorage.setItem(storageKey, JSON.stringify({ ...stored, profile } satisfies Stored));
    hold(profile);
  },
  /** Takes the stored session up again, if its token is genuine. */
  restore: async (): Promise<void> => {
    const stored = parseStored(localStorage.getItem(storageKey));
    if (!stored || !(await isTokenGenuine(stored.profile.token))) {
      localStorage.removeItem(storageKey);
      hold(null);
      return;
    }
    keepTime(stored.expiresAt, Date.now());
    hold(stored.profile);
  },
  /** Ends the session in this browser; local and session storage are emptied but for how the browser shall behave. */
  clear: (): void => {
    const lasting = wishes.map((key) => [key, localStorage.getItem(key)] as const);
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, wish] of lasting) if (wish !== null) localStorage.setItem(key, wish);
    clearTimeout(expiry);
    hold(null);
  },
};

/** Follows sign-in and sign-out in another tab of the same browser. */
export function followOtherTabs(): void {
  window.addEventListener("storage", (event) => {
    if (event.key === null || event.key === storageKey) void session.restore();
  });
}
