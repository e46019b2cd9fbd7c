import type { ConversationCase } from "@restride/domain/cases/start-conversation.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { build, type Database } from "../../platform/database/database.ts";

interface SystemCase {
  readonly patientId: string | null;
  readonly type: string;
  readonly summary: string;
  readonly description: string;
}

export const makeCasesStore = (db: Database) => ({
  /** Saves a new case; `by` is null when no user opened it. */
  save: (scope: CustomerScope, caseId: string, opened: ConversationCase, by: string | null, at: string) =>
    db.rows(
      scope,
      "saveCase",
      build.insertInto("cases").values({
        customer_id: scope.customerId,
        case_id: caseId,
        patient_id: opened.patientId,
        type: opened.type,
        message_type: opened.messageType,
        summary: opened.summary,
        description: opened.description,
        created_by: by,
        created_at: at,
        updated_at: at,
      }),
    ),

  /** A case that no person opened. */
  saveOfSystem: (scope: CustomerScope, caseId: string, at: string, opened: SystemCase) =>
    db.rows(
      scope,
      "saveSystemCase",
      build.insertInto("cases").values({
        customer_id: scope.customerId,
        case_id: caseId,
        patient_id: opened.patientId,
        type: opened.type,
        summary: opened.summary,
        description: opened.description,
        created_at: at,
        updated_at: at,
      }),
    ),

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
