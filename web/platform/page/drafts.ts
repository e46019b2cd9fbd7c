import { useEffect, useState } from "react";
import { session } from "../session/session.ts";
import { isOfShape } from "../shape.ts";

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

const placeOf = (name: string): Place => ({
  userId: session.current()?.user._id ?? "",
  key: `${session.current()?.customer?._id ?? "-"} ${name}`,
});

const kept = (): Kept | null => JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Kept | null;
const forget = (): void => sessionStorage.removeItem(storageKey);

/** What this person left behind here; what anybody else did is forgotten. */
function ownDrafts({ userId }: Place): Kept["drafts"] {
  const all = kept();
  if (all?.userId === userId) return all.drafts;
  forget();
  return {};
}

function write(place: Place, draft: unknown): void {
  const { [place.key]: _, ...others } = ownDrafts(place);
  const drafts = draft === null ? others : { ...others, [place.key]: draft };
  sessionStorage.setItem(storageKey, JSON.stringify({ userId: place.userId, drafts } satisfies Kept));
}

/** Empties the session with `end` because its time is over: its person finds every draft again, in every tab. */
export function keepDraftsOver(end: () => void): void {
  const held = sessionStorage.getItem(storageKey);
  end();
  localStorage.setItem(expiredKey, "");
  if (held !== null) sessionStorage.setItem(storageKey, held);
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

/** What a form begins with and what becomes of it until it is sent. */
export interface Draft<Values> {
  readonly value: Values;
  /** What it begins with when nothing was left behind. */
  readonly initial: Values;
  /** Whether it is something that was left behind. */
  readonly restored: boolean;
  /** Keeps what stands in the form; null while that is nothing to lose. */
  readonly keep: (values: Values | null) => void;
  /** Begins again with what the form would have begun with. */
  readonly discard: () => Values;
}

/**
 * The draft of a form, kept in this tab for its person, clinic and name from the first letter until it is sent or discarded: over
 * closing, a reload, an expired session. `name` tells records apart, such as "surgeon 0192…".
 */
export function useDraft<Values>(name: string, fresh: () => Values): Draft<Values> {
  const [{ place, initial, found }] = useState(() => {
    const [own, start] = [placeOf(name), fresh()];
    const left = ownDrafts(own)[own.key];
    return { place: own, initial: start, found: isOfShape(left, start) ? ((left ?? null) as Values | null) : null };
  });
  const [restored, setRestored] = useState(found !== null);
  const [actions] = useState(() => ({
    keep: (values: Values | null) => write(place, values),
    discard: () => {
      write(place, null);
      setRestored(false);
      return initial;
    },
  }));
  return { value: restored && found !== null ? found : initial, initial, restored, ...actions };
}

/** Keeps a form's draft after every change: what it holds, or null while that is nothing to lose. */
export function useKeptDraft<Values>(draft: Draft<Values>, held: Values | null): void {
  const { keep } = draft;
  const text = JSON.stringify(held);
  useEffect(() => keep(JSON.parse(text) as Values | null), [keep, text]);
}
