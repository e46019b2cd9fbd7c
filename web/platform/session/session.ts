import type { Profile } from "./profile.ts";
import { isProfile } from "./profile.ts";
import { sessionKey } from "./session-key.ts";
import { checkToken, tokenTimes } from "./token.ts";

/** Lifetime in milliseconds of a token that does not contain one. */
const sessionTimeout = 18_000_000;

const wishes = ["restride.theme", "restride.single-keys", "restride.pushes", "restride.notes"];

interface Stored {
  readonly profile: Profile;
  readonly expiresAt: number;
}

let current: Stored | null = null;
let expiry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const timeoutListeners = new Set<() => void>();

/** Parses a stored session; returns null for anything that is not a profile. */
export function parseStored(text: string | null): Stored | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as { profile?: unknown; expiresAt?: unknown };
    const { profile, expiresAt } = value;
    return isProfile(profile) && typeof expiresAt === "number" ? { profile, expiresAt } : null;
  } catch {
    return null;
  }
}

function keepTime(expiresAt: number, now: number): void {
  clearTimeout(expiry);
  expiry = setTimeout(() => timeoutListeners.forEach((listener) => listener()), Math.max(0, expiresAt - now));
}

function hold(stored: Stored | null): void {
  current = stored;
  listeners.forEach((listener) => listener());
}

/** Stores a session for this tab, and for tabs that are opened from now on. */
function keep(stored: Stored): void {
  const text = JSON.stringify(stored);
  sessionStorage.setItem(sessionKey, text);
  localStorage.setItem(sessionKey, text);
}

const customerOf = ({ profile }: Stored): string | undefined => profile.customer?._id;
const ofOnePerson = (a: Stored, b: Stored): boolean => a.profile.user._id === b.profile.user._id;

/**
 * Returns the session that a tab continues: its own, in its own clinic, as long as the same user is signed in somewhere in this browser. Of two
 * sessions in the same clinic it returns the one that lasts longer. A new tab gets the session of the tab that was used last.
 */
export function chooseSession(own: Stored | null, shared: Stored | null): Stored | null {
  if (own === null || shared === null || !ofOnePerson(own, shared)) return shared;
  return customerOf(own) === customerOf(shared) && shared.expiresAt > own.expiresAt ? shared : own;
}

const storedIn = (storage: Storage): Stored | null => parseStored(storage.getItem(sessionKey));

const save = (profile: Profile): void => {
  const now = Date.now();
  const stored = { profile, expiresAt: now + (tokenTimes(profile.token)?.lasts ?? sessionTimeout) };
  keep(stored);
  keepTime(stored.expiresAt, now);
  hold(stored);
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
    return current !== null && shared !== null && ofOnePerson(current, shared) && shared.expiresAt > current.expiresAt;
  },
  /** Stores changed fields of the user without extending the session. */
  updateUser: (change: Partial<Profile["user"]>): void => {
    if (!current) return;
    const { profile, expiresAt } = current;
    const stored = { profile: { ...profile, user: { ...profile.user, ...change } }, expiresAt };
    keep(stored);
    hold(stored);
  },
  /** Returns whether a session is stored, genuine or not. */
  mayBeThere: (): boolean => localStorage.getItem(sessionKey) !== null,
  /** Restores the stored session unless its token is false. Where this browser cannot check the token, the server does. */
  restore: async (): Promise<void> => {
    const stored = chooseSession(storedIn(sessionStorage), storedIn(localStorage));
    if (!stored || (await checkToken(stored.profile.token, Date.now())) === "false") {
      sessionStorage.removeItem(sessionKey);
      localStorage.removeItem(sessionKey);
      hold(null);
      return;
    }
    sessionStorage.setItem(sessionKey, JSON.stringify(stored));
    keepTime(stored.expiresAt, Date.now());
    hold(stored);
  },
  /** Ends the session in this browser. Local and session storage are cleared, except for the settings of the browser. */
  clear: (): void => {
    const lasting = wishes.map((key) => [key, localStorage.getItem(key)] as const);
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of lasting) if (value !== null) localStorage.setItem(key, value);
    clearTimeout(expiry);
    hold(null);
  },
};

/**
 * Reacts to another tab that signed out, signed in another user, or renewed this clinic's session. Another tab's choice of another clinic has no
 * effect here.
 */
function heedOtherTab(): void {
  const shared = storedIn(localStorage);
  if (current && (shared === null || !ofOnePerson(current, shared))) {
    sessionStorage.clear();
    clearTimeout(expiry);
    hold(null);
  }
  const chosen = chooseSession(current, shared);
  if (chosen?.profile.token !== current?.profile.token) void session.restore();
}

/** Follows sign-in and sign-out in other tabs of the same browser. A tab that is opened next starts in the clinic of the tab used last. */
export function followOtherTabs(): void {
  window.addEventListener("storage", (event) => {
    if (event.key === null || event.key === sessionKey) heedOtherTab();
  });
  window.addEventListener("focus", () => {
    heedOtherTab();
    if (current) keep(current);
  });
}
