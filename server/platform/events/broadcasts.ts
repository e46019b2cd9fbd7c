import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { RlsScope } from "../database/row-level-security.ts";

/** A state of the moment, such as a person typing. It is sent to the current listeners in every process and is never stored. */
export interface Broadcast {
  readonly customer: Id;
  /** Record that the broadcast is about, such as a case; only listeners of this topic receive it. */
  readonly topic: string;
  /** The person whose state it is. */
  readonly by: Id;
}

export const broadcastChannel = "restride_broadcasts";

export type SendBroadcast = (scope: RlsScope, message: Broadcast) => void;

/** Returns a function that sends a broadcast when the running transaction is committed. */
export const makeSendBroadcast =
  (db: Database): SendBroadcast =>
  (scope, message) =>
    db.write(scope, "broadcast", sql`select pg_notify(${broadcastChannel}, ${JSON.stringify(message)})`);
