import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { LRUCache } from "lru-cache";
import { build, type Database } from "../../platform/database/database.ts";

/** How long one note stands for further reads by the same person and call, milliseconds: an open screen reads again and again. */
const standsFor = 60_000;

/** Notes who read a patient's record, by which call and when. */
export const makeNoteRead = (db: Database, now: () => number) => {
  const noted = new LRUCache<string, true>({ max: 20_000, ttl: standsFor, perf: { now } });
  return async (scope: CustomerScope, patientId: Id, operation: string): Promise<void> => {
    const key = [scope.userId, scope.customerId, patientId, operation].join(" ");
    if (noted.has(key)) return;
    const [customer_id, user_id, patient_id] = [scope.customerId, scope.userId, patientId];
    const read_at = new Date(now()).toISOString();
    await db.rows(
      scope,
      "noteRead",
      build
        .insertInto("patient_reads")
        .values({ customer_id, patient_id, user_id, read_at, operation })
        .onConflict((same) => same.doNothing()),
    );
    db.onCommit(() => void noted.set(key, true));
  };
};

export type NoteRead = ReturnType<typeof makeNoteRead>;
