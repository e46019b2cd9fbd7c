import { session } from "../../platform/session/session.ts";

const most = 8;
const lasting = 30 * 86_400_000;

interface Opened {
  readonly id: string;
  readonly at: number;
}

/** A person's own, in one clinic. The end of the session empties it. */
const key = (): string => {
  const { user, customer } = session.current() ?? {};
  return `restride.recent ${user?._id} ${customer?._id ?? "-"}`;
};

const read = (): readonly Opened[] => JSON.parse(localStorage.getItem(key()) ?? "[]") as Opened[];

/** Which patients somebody opened in the last 30 days, newest first. Only ids are kept: who they are is asked for anew. */
export const recentPatients = {
  list: (now: number): readonly Opened[] => read().filter(({ at }) => now - at < lasting),
  note: (id: string, now: number): void => {
    const others = read().filter((one) => one.id !== id);
    localStorage.setItem(key(), JSON.stringify([{ id, at: now }, ...others].slice(0, most)));
  },
};
