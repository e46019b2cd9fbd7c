import { useEffect, useRef, useState } from "react";
import { session } from "./session.ts";

const storageKey = "restride.drafts";

interface Kept {
  readonly userId: string;
  readonly drafts: Readonly<Record<string, unknown>>;
}

const open = new Map<string, () => unknown>();

const kept = (): Kept | null => JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Kept | null;

/** What stood in open forms when the session ended. It is given back once, in the same tab, and only to the same person. */
export const drafts = {
  /** What every open form holds that is not saved. */
  collect: (): Kept["drafts"] =>
    Object.fromEntries([...open].map(([name, read]) => [name, read()] as const).filter(([, draft]) => draft !== null)),
  keep: (userId: string, held: Kept["drafts"]): void => {
    if (Object.keys(held).length === 0) return;
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, drafts: held } satisfies Kept));
  },
  read: (userId: string, name: string): unknown => {
    const all = kept();
    return all?.userId === userId ? (all.drafts[name] ?? null) : null;
  },
  forget: (): void => sessionStorage.removeItem(storageKey),
};

/** What a form begins with: the draft of an ended session, or else what `fresh` makes. */
export function useDraft<Start>(name: string, fresh: () => Start) {
  const [start] = useState(() => {
    const draft = drafts.read(session.current()?.user._id ?? "", name) as Start | null;
    return { value: draft ?? fresh(), isDraft: draft !== null };
  });
  useEffect(() => drafts.forget(), []);
  return start;
}

/** Lets a form's draft survive the end of the session: `read` gives it, or null while there is nothing to lose. */
export function useKeptDraft(name: string, read: () => unknown): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    open.set(name, () => latest.current());
    return () => void open.delete(name);
  }, [name]);
}
