import { session } from "../session/session.ts";

const storageKey = "restride.drafts";
const expiredKey = "restride.expired";

/** Milliseconds within which the tab that ended a session records whether the session only expired. */
const expiryRecordTimeout = 1_000;

interface StoredDrafts {
  readonly userId: string;
  readonly drafts: Readonly<Record<string, unknown>>;
}

/** User of a draft and the storage key of the draft. The key contains the clinic, so that another clinic does not find the draft. */
interface DraftKey {
  readonly userId: string;
  readonly key: string;
}

/** Returns where a draft of this name is stored for the current user and clinic. */
export const draftKeyOf = (name: string): DraftKey => ({
  userId: session.current()?.user._id ?? "",
  key: `${session.current()?.customer?._id ?? "-"} ${name}`,
});

const readStored = (): StoredDrafts | null =>
  JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as StoredDrafts | null;
const deleteDrafts = (): void => sessionStorage.removeItem(storageKey);

/** Returns the drafts of this user in this tab; drafts of any other user are deleted. */
export function ownDrafts({ userId }: DraftKey): StoredDrafts["drafts"] {
  const all = readStored();
  if (all?.userId === userId) return all.drafts;
  deleteDrafts();
  return {};
}

/** Stores a draft; null deletes it. */
export function writeDraft(place: DraftKey, draft: unknown): void {
  const { [place.key]: _, ...others } = ownDrafts(place);
  const drafts = draft === null ? others : { ...others, [place.key]: draft };
  sessionStorage.setItem(storageKey, JSON.stringify({ userId: place.userId, drafts } satisfies StoredDrafts));
}

/** Ends an expired session by `end` and preserves the drafts: the user finds every draft again, in every tab. */
export function endSessionKeepingDrafts(end: () => void): void {
  const stored = sessionStorage.getItem(storageKey);
  end();
  localStorage.setItem(expiredKey, "");
  if (stored !== null) sessionStorage.setItem(storageKey, stored);
}

/** Deletes the drafts of this tab when the session ends in any tab, unless it only expired. */
export function followEndOfDrafts(): void {
  session.subscribe(() => {
    if (session.current()) return localStorage.removeItem(expiredKey);
    setTimeout(() => {
      if (!session.current() && localStorage.getItem(expiredKey) === null) deleteDrafts();
    }, expiryRecordTimeout);
  });
}

/** Returns accessors of a value that is stored under a name for this user, clinic, and tab, as long as a draft; null for none. */
export const tabStore = <Value>(name: string) => ({
  read: (): Value | null => (ownDrafts(draftKeyOf(name))[draftKeyOf(name).key] ?? null) as Value | null,
  store: (value: Value | null): void => writeDraft(draftKeyOf(name), value),
});
