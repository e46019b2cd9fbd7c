import type { Id } from "@restride/domain/values/id.ts";
import type { CompanyScope, CustomerScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

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

export const makeCasesViews = (db: Database) => ({
  /** Counts by status, and how many say something that the viewer did not write and has not looked at. */
  acrossCustomersStats: async (scope: CompanyScope, customerIds: readonly Id[], viewerId: Id) => {
    const count = (status: string) => sql<number>`count(*) filter (where status = ${status})::int`;
    const unread = sql<number>`count(*) filter (where created_by is distinct from ${viewerId}::uuid
      and not exists (select from case_views v where v.customer_id = cases.customer_id and v.case_id = cases.case_id
        and v.user_id = ${viewerId}::uuid and v.viewed_at >= cases.created_at))::int`;
    return (await db.row(
      scope,
      "caseStats",
      build
        .selectFrom("cases")
        .select([count("Unassigned").as("unassigned"), count("Assigned").as("assigned")])
        .select([count("Unresolved").as("unresolved"), count("Resolved").as("resolved")])
        .select([count("NotAnIssue").as("notanissue"), sql<number>`count(*)::int`.as("total"), unread.as("unread")])
        .where(sql<boolean>`customer_id = any(${[...customerIds]}::uuid[])`)
        .where("archived_at", "is", null),
    ))!;
  },

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
