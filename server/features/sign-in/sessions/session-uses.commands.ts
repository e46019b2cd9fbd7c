import { systemScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { LRUCache } from "lru-cache";
import { maxEntries } from "../../../platform/cache-limits.ts";
import { makeBackgroundQueue } from "../../../platform/background-queue.ts";
import type { Database } from "../../../platform/database/database.ts";
import { instantOf } from "../../../platform/instant.ts";
import { makeSessionsStore, type SessionUse } from "./sessions.store.ts";
import * as texts from "./sessions-texts.ts";

/** Milliseconds for which one record covers further requests of a session, because an open page sends requests again and again. */
const useRepeatInterval = 60_000;
const scope = systemScope("session");

/** Returns a function that records the use of a session, once a minute and in the background. */
export const makeNoteSessionUse = (db: Database, now: () => number, log: (message: string) => void) => {
  const { noteUses } = makeSessionsStore(db);
  const noted = new LRUCache<string, true>({ ...maxEntries(20_000), ttl: useRepeatInterval, perf: { now } });
  const notes = makeBackgroundQueue<SessionUse>(
    (all) => noteUses(scope, all),
    ({ message }) => log(texts.usesAreNotStored(message)),
  );
  const note = (sessionId: Id): void => {
    if (noted.has(sessionId)) return;
    noted.set(sessionId, true);
    notes.add({ session_id: sessionId, used_at: instantOf(now()) });
  };
  /** Marks a new session as recorded, because its row has the time of use already. */
  const noteStart = (sessionId: Id): void => void noted.set(sessionId, true);
  return Object.assign(note, { start: noteStart, written: notes.settled });
};

export type NoteSessionUse = ReturnType<typeof makeNoteSessionUse>;
