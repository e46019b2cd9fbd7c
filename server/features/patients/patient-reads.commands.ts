import { type CustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type Insertable, sql } from "kysely";
import { LRUCache } from "lru-cache";
import { maxEntries } from "../../platform/cache-limits.ts";
import { makeBackgroundQueue } from "../../platform/background-queue.ts";
import type { PatientReads } from "../../generated/database.ts";
import { compiledOnce, type Database } from "../../platform/database/database.ts";
import { jsonRows, type JsonRows, recordset } from "../../platform/database/recordset.ts";
import { instantOf } from "../../platform/instant.ts";
import * as texts from "./patients-texts.ts";

/**
 * Milliseconds for which one record covers further reads by the same person and operation, because an open screen reads again and again.
 */
const readRepeatInterval = 60_000;
const scope = systemScope("patient-reads");

type PatientRead = Insertable<PatientReads>;

const readColumns = {
  customer_id: "uuid",
  patient_id: "uuid",
  user_id: "uuid",
  read_at: "timestamptz",
  operation: "text",
} as const;

const saveReads = compiledOnce(
  ({ notes }: { notes: JsonRows<PatientRead> }) => sql`
    insert into patient_reads (customer_id, patient_id, user_id, read_at, operation)
    select g.customer_id, g.patient_id, g.user_id, g.read_at, g.operation from ${recordset(notes, readColumns)}
    on conflict do nothing`,
);

/**
 * Returns a function that records who read a patient's record, by which operation and when. The records are written in the background, several in one
 * statement.
 */
export const makeNoteRead = (db: Database, now: () => number, log: (message: string) => void) => {
  const noted = new LRUCache<string, true>({ ...maxEntries(20_000), ttl: readRepeatInterval, perf: { now } });
  const notes = makeBackgroundQueue<PatientRead>(
    (all) => db.rows(scope, "acrossCustomersSaveReads", saveReads({ notes: jsonRows(all) })),
    ({ message }) => log(texts.readsAreNotStored(message)),
  );
  const note = ({ userId, customerId }: CustomerScope, patientId: Id, operation: string): void => {
    const key = [userId, customerId, patientId, operation].join(" ");
    if (noted.has(key)) return;
    const read_at = instantOf(now());
    db.onCommit(() => {
      noted.set(key, true);
      notes.add({ customer_id: customerId, patient_id: patientId, user_id: userId, read_at, operation });
    });
  };
  return Object.assign(note, { written: notes.settled });
};

export type NoteRead = ReturnType<typeof makeNoteRead>;
