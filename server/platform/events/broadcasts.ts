import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { RlsScope } from "../database/row-level-security.ts";

/** What is true for a moment, such as that somebody writes: told to whoever listens now, in every process, and kept nowhere. */
export interface Broadcast {
  readonly customer: Id;
  /** What it is about, such as a case; only who listens to that hears it. */
  readonly topic: string;
  /** Whom it is about. */
  readonly by: Id;
}

export const broadcastChannel = "restride_broadcasts";

export type SendBroadcast = (scope: RlsScope, moment: Broadcast) => void;

/** Tells a moment when the running transaction is kept. */
export const makeSendBroadcast =
  (db: Database): SendBroadcast =>
  (scope, moment) =>
    db.write(scope, "broadcast", sql`select pg_notify(${broadcastChannel}, ${JSON.stringify(moment)})`);
