import { session } from "../../platform/session/session.ts";

/** Maximum number of patients. */
const maxPatients = 8;
/** Milliseconds for which an opened patient is listed. */
const maxAge = 30 * 86_400_000;

interface OpenedPatients {
  readonly id: string;
  readonly at: number;
}

/** Returns the storage key for this user and clinic. The end of the session deletes the entry. */
const key = (): string => {
  const { user, customer } = session.current() ?? {};
  return `restride.recent ${user?._id} ${customer?._id ?? "-"}`;
};

const read = (): readonly OpenedPatients[] => JSON.parse(localStorage.getItem(key()) ?? "[]") as OpenedPatients[];

/** Store of the patients opened in the last 30 days, newest first. It contains only ids; the patients' data is loaded again. */
export const recentPatients = {
  list: (now: number): readonly OpenedPatients[] => read().filter(({ at }) => now - at < maxAge),
  add: (id: string, now: number): void => {
    const others = read().filter((one) => one.id !== id);
    localStorage.setItem(key(), JSON.stringify([{ id, at: now }, ...others].slice(0, maxPatients)));
  },
};
