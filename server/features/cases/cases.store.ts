import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CaseStatus } from "@restride/domain/case-states/case-status.ts";
import type { CasePriority, CaseType, messageType } from "@restride/domain/cases/case-values.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

interface OpenedCase {
  readonly patientId: Id | null;
  readonly type: CaseType | typeof messageType;
  readonly messageType?: string;
  readonly status?: CaseStatus;
  readonly priority?: CasePriority;
  readonly assignedTo?: Id | null;
  readonly summary: string;
  readonly description: string;
}

const lockedCase = ({ customerId }: CustomerScope, caseId: Id) =>
  sql`from cases c where c.customer_id = ${customerId} and c.case_id = ${caseId} for no key update`;

export const makeCasesStore = (db: Database) => ({
  /** Saves a new case; `authorId` is null when no user opened it. */
  save: (scope: CustomerScope, caseId: Id, opened: OpenedCase, authorId: Id | null, at: string) =>
    db.rows(
      scope,
      "saveCase",
      build.insertInto("cases").values({
        customer_id: scope.customerId,
        case_id: caseId,
        patient_id: opened.patientId,
        type: opened.type,
        message_type: opened.messageType ?? null,
        status: opened.status,
        priority: opened.priority ?? null,
        assigned_to: opened.assignedTo ?? null,
        summary: opened.summary,
        description: opened.description,
        created_by: authorId,
        created_at: at,
        updated_at: at,
      }),
    ),

  /** Returns whether the case was not with the vendor before. */
  assignToVendor: (scope: CustomerScope, caseId: Id, at: string) =>
    db.returnsRow(
      scope,
      "assignCaseToVendor",
      build
        .updateTable("cases")
        .set({ vendor_assigned_at: at, vendor_assigned_by: scope.userId, updated_at: at })
        .where("customer_id", "=", scope.customerId)
        .where("case_id", "=", caseId)
        .where("vendor_assigned_at", "is", null)
        .returning("case_id"),
    ),

  /**
   * Stores that the viewer viewed a case. A late view never replaces a newer one. The case is locked first, as in all changes of its listed
   * fields.
   */
  markViewed: (scope: CustomerScope, caseId: Id, at: string) =>
    db.rows(
      scope,
      "markCaseViewed",
      sql`insert into case_views as v (customer_id, case_id, user_id, viewed_at)
          select c.customer_id, c.case_id, ${scope.userId}::uuid, ${at}::timestamptz ${lockedCase(scope, caseId)}
          on conflict (customer_id, case_id, user_id) do update set viewed_at = greatest(v.viewed_at, excluded.viewed_at)`,
    ),

  forgetView: (scope: CustomerScope, caseId: Id) =>
    db.rows(
      scope,
      "forgetCaseView",
      sql`delete from case_views v using (select c.customer_id, c.case_id ${lockedCase(scope, caseId)}) c
          where v.customer_id = c.customer_id and v.case_id = c.case_id and v.user_id = ${scope.userId}`,
    ),

  resolve: (scope: CustomerScope, caseId: Id, at: string) =>
    db.rows(
      scope,
      "resolveCase",
      build
        .updateTable("cases")
        .set({ status: "Resolved", updated_at: at })
        .where("customer_id", "=", scope.customerId)
        .where("case_id", "=", caseId),
    ),
});

export type CasesStore = ReturnType<typeof makeCasesStore>;
