import type { Profile } from "./profile.ts";
import { isProfile } from "./profile.ts";
import { sessionKey } from "./session-key.ts";
import { checkToken, tokenTimes } from "./token.ts";

/** Lifetime in milliseconds of a token that does not contain one. */
const sessionTimeout = 18_000_000;

const lastingKeys = ["restride.theme", "restride.single-keys", "restride.pushes", "restride.notes"];

interface StoredSession {
  readonly profile: Profile;
  readonly expiresAt: number;
}

let current: StoredSession | null = null;
let expiry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const timeoutListeners = new Set<() => void>();

/** Parses a stored session; returns null for anything that is not a profile. */
export function parseStored(text: string | null): StoredSession | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as { profile?: unknown; expiresAt?: unknown };
    const { profile, expiresAt } = value;
    return isProfile(profile) && typeof expiresAt === "number" ? { profile, expiresAt } : null;
  } catch {
    return null;
  }
}

function scheduleExpiry(expiresAt: number, now: number): void {
  clearTimeout(expiry);
  expiry = setTimeout(() => timeoutListeners.forEach((listener) => listener()), Math.max(0, expiresAt - now));
}

function setCurrent(stored: StoredSession | null): void {
  current = stored;
  listeners.forEach((listener) => listener());
}

/** Stores a session for this tab, and for tabs that are opened from now on. */
function store(stored: StoredSession): void {
  const text = JSON.stringify(stored);
  sessionStorage.setItem(sessionKey, text);
  localStorage.setItem(sessionKey, text);
}

const customerOf = ({ profile }: StoredSession): string | undefined => profile.customer?._id;
const haveSameUser = (a: StoredSession, b: StoredSession): boolean => a.profile.user._id === b.profile.user._id;

/**
 * Returns the session that a tab continues: its own, in its own clinic, as long as the same user is signed in somewhere in this browser. Of two
 * sessions in the same clinic it returns the one that lasts longer. A new tab gets the session of the tab that was used last.
 */
export function chooseSession(own: StoredSession | null, shared: StoredSession | null): StoredSession | null {
  if (own === null || shared === null || !haveSameUser(own, shared)) return shared;
  return customerOf(own) === customerOf(shared) && shared.expiresAt > own.expiresAt ? shared : own;
}

const storedIn = (storage: Storage): StoredSession | null => parseStored(storage.getItem(sessionKey));

const save = (profile: Profile): void => {
  const now = Date.now();
  const stored = { profile, expiresAt: now + (tokenTimes(profile.token)?.lifetimeMs ?? sessionTimeout) };
  store(stored);
  scheduleExpiry(stored.expiresAt, now);
  setCurrent(stored);
};

/** Session of this tab. Another tab may choose another clinic; signing out ends the session in all tabs. */
export const session = {
  current: (): Profile | null => current?.profile ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Registers a listener for the expiry of the session, so that the live connection can renew itself. */
  onTimeout: (listener: () => void): void => {
    timeoutListeners.add(listener);
  },
  /** Stores a new profile with the time of its expiry. */
  save,
  /** Continues the session with a new token. */
  renew: (token: string): void => {
    if (current) save({ ...current.profile, token });
  },
  /** Expiry of the token in milliseconds by this browser's clock, and whether the token can be renewed. */
  end: (): { readonly at: number; readonly isRenewable: boolean } | null =>
    current && { at: current.expiresAt, isRenewable: tokenTimes(current.profile.token)?.isRenewable ?? false },
  /** Returns whether the text that another tab stored is a session of the same user that lasts longer. */
  isOutlivedBy: (text: string | null): boolean => {
    const shared = parseStored(text);
    return current !== null && shared !== null && haveSameUser(current, shared) && shared.expiresAt > current.expiresAt;
  },
  /** Stores changed fields of the user without extending the session. */
  updateUser: (change: Partial<Profile["user"]>): void => {
    if (!current) return;
    const { profile, expiresAt } = current;
    const stored = { profile: { ...profile, user: { ...profile.user, ...change } }, expiresAt };
    store(stored);
    setCurrent(stored);
  },
  /** Returns whether a session is stored, genuine or not. */
  mayBeThere: (): boolean => localStorage.getItem(sessionKey) !== null,
  /** Restores the stored session unless its token is false. Where this browser cannot check the token, the server does. */
  restore: async (): Promise<void> => {
    const stored = chooseSession(storedIn(sessionStorage), storedIn(localStorage));
    if (!stored || (await checkToken(stored.profile.token, Date.now())) === "false") {
      sessionStorage.removeItem(sessionKey);
      localStorage.removeItem(sessionKey);
      setCurrent(null);
      return;
    }
    sessionStorage.setItem(sessionKey, JSON.stringify(stored));
    scheduleExpiry(stored.expiresAt, Date.now());
    setCurrent(stored);
  },
  /** Ends the session in this browser. Local and session storage are cleared, except for the settings of the browser. */
  clear: (): void => {
    const lasting = lastingKeys.map((key) => [key, localStorage.getItem(key)] as const);
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of lasting) if (value !== null) localStorage.setItem(key, value);
    clearTimeout(expiry);
    setCurrent(null);
  },
};

/**
 * Reacts to another tab that signed out, signed in another user, or renewed this clinic's session. Another tab's choice of another clinic has no
 * effect here.
 */
function followOtherTab(): void {
  const shared = storedIn(localStorage);
  if (current && (shared === null || !haveSameUser(current, shared))) {
    sessionStorage.clear();
    clearTimeout(expiry);
    setCurrent(null);
  }
  const chosen = chooseSession(current, shared);
  if (chosen?.profile.token !== current?.profile.token) void session.restore();
}

/** Follows sign-in and sign-out in other tabs of the same browser. A tab that is opened next starts in the clinic of the tab used last. */
export function followOtherTabs(): void {
  window.addEventListener("storage", (event) => {
    if (event.key === null || event.key === sessionKey) followOtherTab();
  });
  window.addEventListener("focus", () => {
    followOtherTab();
    if (current) store(current);
  });
}
