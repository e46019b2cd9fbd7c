import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { RlsScope } from "../database/row-level-security.ts";

/**
 * Queues a job in the running transaction, so that the job exists exactly when the change does. It runs at once, or after some
 * milliseconds.
 */
export type Queue = (
  scope: RlsScope,
  job: string,
  payload: object,
  key?: string | null,
  after?: number,
) => Promise<void>;

export const makeQueue =
  (db: Database): Queue =>
  async (scope, job, payload, key = null, after = 0) => {
    await db.rows(
      scope,
      "queueJob",
      sql`select queue_job(${job}, ${JSON.stringify(payload)}::json, ${key}::text, now() + make_interval(secs => ${after / 1000}::float8))`,
    );
  };
