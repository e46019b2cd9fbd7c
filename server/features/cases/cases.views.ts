import type { Id } from "@restride/domain/values/id.ts";
import type { CompanyScope, CustomerScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { messageType } from "@restride/domain/cases/case-values.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { isUnread, lookOf } from "./unread.views.ts";

interface ShownCase {
  readonly _id: Id;
  readonly number: string;
  readonly summary: string;
  readonly description: string;
  readonly status: string;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly patientid: Id | null;
  readonly patientname: string | null;
  readonly vendorAssignedAt: string | null;
}

interface CaseStats {
  readonly unassigned: number;
  readonly assigned: number;
  readonly unresolved: number;
  readonly resolved: number;
  readonly notanissue: number;
  readonly total: number;
  readonly unread: number | null;
}

/** Where something unread is looked for; no surgeons stand for all. */
interface UnreadOf {
  readonly customerIds: readonly Id[];
  readonly viewerId: Id;
  readonly surgeonIds: readonly Id[] | null;
  readonly onlyMessages: boolean;
}

export const makeCasesViews = (db: Database) => ({
  /** Counts by status, and how many are unread to a viewer, which costs much more; null leaves it out. */
  acrossCustomersStats: async (scope: CompanyScope, customerIds: readonly Id[], unreadTo: Id | null) => {
    const unread = unreadTo === null ? sql`null::int` : sql`count(*) filter (where ${isUnread(unreadTo)})::int`;
    const count = (status: string) => sql`count(*) filter (where c.status = ${status})::int`;
    return db.one(
      scope,
      "caseStats",
      sql<CaseStats>`
        select ${count("Unassigned")} as unassigned, ${count("Assigned")} as assigned, ${count("Unresolved")} as unresolved,
          ${count("Resolved")} as resolved, ${count("NotAnIssue")} as notanissue, count(*)::int as total,
          ${unread} as unread
        from cases c ${unreadTo === null ? sql`` : lookOf(unreadTo)} where c.customer_id = any(${[...customerIds]}::uuid[]) and c.archived_at is null`,
    );
  },

  /** Whether anything in these clinics, or about these surgeons' patients, is unread to the viewer. */
  acrossCustomersAnyUnread: async (scope: CompanyScope | CustomerScope, { customerIds, viewerId, ...of }: UnreadOf) =>
    (
      await db.one(
        scope,
        "anyUnreadAcrossCustomers",
        sql<{ isNew: boolean }>`select exists (
          select from cases c ${lookOf(viewerId)}
            left join patients p on p.customer_id = c.customer_id and p.patient_id = c.patient_id
          where c.customer_id = any(${customerIds}::uuid[]) and c.archived_at is null and ${isUnread(viewerId)}
            and (not ${of.onlyMessages}::boolean or c.type = ${messageType})
            and (${of.surgeonIds}::uuid[] is null or p.surgeon_id = any(${of.surgeonIds}::uuid[]))) as "isNew"`,
      )
    ).isNew,

  /** A case that the viewer may see: in the clinic, and of the surgeons the viewer is limited to. */
  case: (scope: CustomerScope, caseId: Id) => {
    const cases = build
      .selectFrom("cases as c")
      .leftJoin("patients as p", (join) =>
        join.onRef("p.customer_id", "=", "c.customer_id").onRef("p.patient_id", "=", "c.patient_id"),
      )
      .select(["c.case_id as _id", sql<string>`'C-' || c.case_number`.as("number"), "c.summary", "c.description"])
      .select(["c.status", "c.created_at as createdAt", "c.patient_id as patientid"])
      .select("c.vendor_assigned_at as vendorAssignedAt")
      .select(
        sql`coalesce((select s.firstname || ' ' || s.lastname from staff_card(c.created_by) s), '')`.as("createdBy"),
      )
      .select(sql`p.first_name || ' ' || p.last_name`.as("patientname"))
      .where("c.customer_id", "=", scope.customerId)
      .where("c.case_id", "=", caseId)
      .$castTo<ShownCase>();
    const limited =
      scope.caseSurgeonIds === null
        ? cases
        : cases.where(sql<boolean>`p.surgeon_id = any(${[...scope.caseSurgeonIds]}::uuid[])`);
    return db.row(scope, "case", limited);
  },
});

export type CasesViews = ReturnType<typeof makeCasesViews>;
