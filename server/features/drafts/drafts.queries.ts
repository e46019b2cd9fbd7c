import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { visibleDrafts } from "./drafts.conditions.queries.ts";

/** A draft as the clinic's list and its own page show it. */
export interface ShownDraft {
  readonly _id: Id;
  readonly version: number;
  readonly step: string;
  readonly name: string;
  readonly surgerytype: string | null;
  readonly surgerydate: CalendarDate | null;
  readonly hasdevices: boolean | null;
  readonly includesregimens: boolean | null;
  readonly registration: Id | null;
  readonly begunat: string;
  readonly changedat: string;
  readonly changedby: string;
  readonly heldby: string | null;
  readonly editingSessionId: Id;
}

/** SQL with a user's name. A company user does not belong to the clinic of the draft, and is named nevertheless. */
const nameOf = (column: "d.changed_by" | "d.editing_user_id") =>
  sql<string>`(select s.firstname || ' ' || s.lastname from staff_card(${sql.ref(column)}) s)`;

const draftRows = (scope: CustomerScope, silentSince: string) =>
  visibleDrafts(scope).select([
    "d.draft_id as _id",
    "d.version",
    "d.step",
    sql<string>`trim(concat(d.typed #>> '{patient,firstname}', ' ', d.typed #>> '{patient,lastname}'))`.as("name"),
    sql<string | null>`d.typed #>> '{patient,surgery,type}'`.as("surgerytype"),
    sql<string | null>`nullif(d.typed #>> '{patient,surgery,date}', '')`.as("surgerydate"),
    sql<boolean | null>`d.typed #>> '{carePlan,hasDevices}' = 'true'`.as("hasdevices"),
    sql<boolean | null>`d.typed #>> '{carePlan,includesRegimens}' = 'true'`.as("includesregimens"),
    "d.registration_id as registration",
    "d.begun_at as begunat",
    "d.changed_at as changedat",
    nameOf("d.changed_by").as("changedby"),
    sql<
      string | null
    >`case when d.editing_active_at > ${silentSince}::timestamptz then ${nameOf("d.editing_user_id")} end`.as("heldby"),
    "d.editing_session_id as editingSessionId",
  ]);

export const makeDraftsQueries = (db: Database) => ({
  newest: (scope: CustomerScope, silentSince: string) =>
    db.rows(scope, "newestDrafts", draftRows(scope, silentSince).orderBy("d.changed_at", "desc").limit(100)),

  byId: (scope: CustomerScope, draftId: Id, silentSince: string) =>
    db.row(
      scope,
      "draftById",
      draftRows(scope, silentSince)
        .select(sql<string>`d.typed::text`.as("content"))
        .where("d.draft_id", "=", draftId),
    ),
});

export type DraftsQueries = ReturnType<typeof makeDraftsQueries>;
