import type { Profile } from "./profile.ts";
import { isProfile } from "./profile.ts";
import { sessionKey } from "./session-key.ts";
import { checkToken, tokenTimes } from "./token.ts";

/** Milliseconds a token lasts that does not say it. */
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

/** Reads what was stored; anything that is not a profile is no session. */
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

/** Keeps a session for this tab, and for tabs that are opened from now on. */
function keep(stored: Stored): void {
  const text = JSON.stringify(stored);
  sessionStorage.setItem(sessionKey, text);
  localStorage.setItem(sessionKey, text);
}

const customerOf = ({ profile }: Stored): string | undefined => profile.customer?._id;
const ofOnePerson = (a: Stored, b: Stored): boolean => a.profile.user._id === b.profile.user._id;

/**
 * The session that a tab goes on with: its own, in its own clinic, as long as the same person is signed in somewhere in this
 * browser; of two in the same clinic the one that lasts longer. A new tab takes that of the tab that was used last.
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

/** The session of this tab. Another tab may choose another clinic; signing out ends all of them. */
export const session = {
  current: (): Profile | null => current?.profile ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Runs when the session's time is over, so that the live connection can renew itself. */
  onTimeout: (listener: () => void): void => {
    timeoutListeners.add(listener);
  },
  /** Keeps a new profile with the moment it expires. */
  save,
  /** Goes on with a new token of the same session. */
  renew: (token: string): void => {
    if (current) save({ ...current.profile, token });
  },
  /** When the token ends, milliseconds by this browser's clock, and whether it can be renewed. */
  end: (): { readonly at: number; readonly isRenewable: boolean } | null =>
    current && { at: current.expiresAt, isRenewable: tokenTimes(current.profile.token)?.isRenewable ?? false },
  /** True when the text that another tab stored is a session of the same person that lasts longer. */
  isOutlivedBy: (text: string | null): boolean => {
    const shared = parseStored(text);
    return current !== null && shared !== null && ofOnePerson(current, shared) && shared.expiresAt > current.expiresAt;
  },
  /** Keeps a changed field of the user without renewing the session's time. */
  updateUser: (change: Partial<Profile["user"]>): void => {
    if (!current) return;
    const { profile, expiresAt } = current;
    const stored = { profile: { ...profile, user: { ...profile.user, ...change } }, expiresAt };
    keep(stored);
    hold(stored);
  },
  /** Whether a session is stored, genuine or not. */
  mayBeThere: (): boolean => localStorage.getItem(sessionKey) !== null,
  /** Restores the stored session unless its token is false. Where that cannot be known, the server judges it. */
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
  /** Ends the session in this browser; local and session storage are emptied but for how the browser shall behave. */
  clear: (): void => {
    const lasting = wishes.map((key) => [key, localStorage.getItem(key)] as const);
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of lasting) if (value !== null) localStorage.setItem(key, value);
    clearTimeout(expiry);
    hold(null);
  },
};

/** What another tab did: signed out, signed somebody else in, renewed this clinic's session, or chose another clinic, which is its own affair. */
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

/** Follows sign-in and sign-out in other tabs of the same browser; a tab that is opened next begins in the clinic of the one used last. */
export function followOtherTabs(): void {
  window.addEventListener("storage", (event) => {
    if (event.key === null || event.key === sessionKey) heedOtherTab();
  });
  window.addEventListener("focus", () => {
    heedOtherTab();
    if (current) keep(current);
  });
}
