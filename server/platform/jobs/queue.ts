import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Walled } from "../database/wall.ts";

/** Queues a job in the running transaction, so that it exists exactly when the change does. */
export type Queue = (scope: Walled, job: string, payload: object, key?: string) => Promise<void>;

export const makeQueue =
  (db: Database): Queue =>
  async (scope, job, payload, key) => {
    await db.rows(
      scope,
      "queueJob",
      sql`select queue_job(${job}, ${JSON.stringify(payload)}::json, ${key ?? null}::text)`,
    );
  };
