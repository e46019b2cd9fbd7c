import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../platform/database/database.ts";

interface OpenedCase {
  readonly patientId: string | null;
  readonly type: string;
  readonly messageType?: string;
  readonly summary: string;
  readonly description: string;
}

export const makeCasesStore = (db: Database) => ({
  /** Saves a new case; `by` is null when no user opened it. */
  save: (scope: CustomerScope, caseId: string, opened: OpenedCase, by: string | null, at: string) =>
    db.rows(
      scope,
      "saveCase",
      build.insertInto("cases").values({
        customer_id: scope.customerId,
        case_id: caseId,
        patient_id: opened.patientId,
        type: opened.type,
        message_type: opened.messageType ?? null,
        summary: opened.summary,
        description: opened.description,
        created_by: by,
        created_at: at,
        updated_at: at,
      }),
    ),

  /** Answers whether the case was not with the vendor before. */
  assignToVendor: async (scope: CustomerScope, caseId: string, at: string) =>
    (await db.row(
      scope,
      "assignCaseToVendor",
      build
        .updateTable("cases")
        .set({ vendor_assigned_at: at, vendor_assigned_by: scope.userId, updated_at: at })
        .where("customer_id", "=", scope.customerId)
        .where("case_id", "=", caseId)
        .where("vendor_assigned_at", "is", null)
        .returning("case_id"),
    )) !== undefined,

  resolve: (scope: CustomerScope, caseId: string, at: string) =>
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
