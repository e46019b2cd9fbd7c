import { session } from "../session/session.ts";

const storageKey = "restride.drafts";
const expiredKey = "restride.expired";

/** Milliseconds in which the tab that ended a session has said whether it only expired. */
const saidWithin = 1_000;

interface Kept {
  readonly userId: string;
  readonly drafts: Readonly<Record<string, unknown>>;
}

/** Whose draft it is, and under which name: one of a clinic is not found in another. */
interface Place {
  readonly userId: string;
  readonly key: string;
}

/** Where a draft of this name is kept for who is here now. */
export const placeOf = (name: string): Place => ({
  userId: session.current()?.user._id ?? "",
  key: `${session.current()?.customer?._id ?? "-"} ${name}`,
});

const readStored = (): Kept | null => JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Kept | null;
const forget = (): void => sessionStorage.removeItem(storageKey);

/** What this person left behind here; what anybody else did is forgotten. */
export function ownDrafts({ userId }: Place): Kept["drafts"] {
  const all = readStored();
  if (all?.userId === userId) return all.drafts;
  forget();
  return {};
}

/** Keeps a draft in its place, or forgets it: null. */
export function write(place: Place, draft: unknown): void {
  const { [place.key]: _, ...others } = ownDrafts(place);
  const drafts = draft === null ? others : { ...others, [place.key]: draft };
  sessionStorage.setItem(storageKey, JSON.stringify({ userId: place.userId, drafts } satisfies Kept));
}

/** Empties the session with `end` because its time is over: its person finds every draft again, in every tab. */
export function keepDraftsOver(end: () => void): void {
  const stored = sessionStorage.getItem(storageKey);
  end();
  localStorage.setItem(expiredKey, "");
  if (stored !== null) sessionStorage.setItem(storageKey, stored);
}

/** Forgets the drafts of this tab when the session is ended, in whichever tab, unless it only expired. */
export function followEndOfDrafts(): void {
  session.subscribe(() => {
    if (session.current()) return localStorage.removeItem(expiredKey);
    setTimeout(() => {
      if (!session.current() && localStorage.getItem(expiredKey) === null) forget();
    }, saidWithin);
  });
}

/** What this person keeps in this tab and in this clinic under a name, as long as a draft; null for nothing. */
export const keptInTab = <Value>(name: string) => ({
  read: (): Value | null => (ownDrafts(placeOf(name))[placeOf(name).key] ?? null) as Value | null,
  keep: (value: Value | null): void => write(placeOf(name), value),
});
