import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { RlsScope } from "../database/row-level-security.ts";

/** What is true for a moment, such as that somebody writes: told to whoever listens now, in every process, and kept nowhere. */
export interface Moment {
  readonly customer: Id;
  /** What it is about, such as a case; only who listens to that hears it. */
  readonly topic: string;
  /** Whom it is about. */
  readonly by: Id;
}

export const momentsChannel = "restride_moments";

export type TellMoment = (scope: RlsScope, moment: Moment) => void;

/** Tells a moment when the running transaction is kept. */
export const makeTellMoment =
  (db: Database): TellMoment =>
  (scope, moment) =>
    db.write(scope, "tellMoment", sql`select pg_notify(${momentsChannel}, ${JSON.stringify(moment)})`);
