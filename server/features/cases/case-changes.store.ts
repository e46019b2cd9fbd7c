import type { CustomerScope } from "@restride/domain/access/scope.ts";
import {
  type Assignee,
  type CaseChange,
  changesWords,
  columnsChanged,
} from "@restride/domain/case-work/case-change.ts";
import type { CaseStatus } from "@restride/domain/case-states/case-status.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql, type Updateable } from "kysely";
import type { Cases } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const lockedCaseRow = row({
  version: column.number,
  status: column.textOf<CaseStatus>(),
  changedBy: column.text.nullable(),
  changedAt: column.text.nullable(),
  assignedTo: column.json<NonNullable<Assignee>>().nullable(),
});

/** A case with the fields that its changes depend on, locked. */
export type LockedCase = Row<typeof lockedCaseRow>;

const columnsOf = (change: CaseChange) => {
  const { status, priority, summary, description, assigned_to } = columnsChanged(change);
  return { status, priority, summary, description, assigned_to } satisfies Updateable<Cases>;
};

/** Returns the store of changes of a case's own fields. */
export const makeCaseChangesStore = (db: Database) => ({
  lock: (scope: CustomerScope, caseId: Id) =>
    db.row(
      scope,
      "lockCase",
      typedSql(lockedCaseRow)`select c.version, c.status, c.changed_at as "changedAt",
          (select s.firstname || ' ' || s.lastname from staff_card(c.changed_by) s) as "changedBy",
          (select json_build_object('_id', c.assigned_to, 'name', s.firstname || ' ' || s.lastname)
            from staff_card(c.assigned_to) s) as "assignedTo"
        from cases c where c.customer_id = ${scope.customerId} and c.case_id = ${caseId} for update`,
    ),

  /** Returns whether a user is an active health coach of the clinic. */
  isCoach: (scope: CustomerScope, userId: Id) =>
    db.returnsRow(scope, "isCaseCoach", sql`select from coaches_of(${scope.customerId}) where _id = ${userId}`),

  change: (scope: CustomerScope, caseId: Id, change: CaseChange, at: string): void =>
    db.write(
      scope,
      "changeCase",
      build
        .updateTable("cases")
        .set({ ...columnsOf(change), changed_by: scope.userId, changed_at: at, updated_at: at })
        .$if(changesWords(change), (update) => update.set({ version: sql`version + 1` }))
        .where("customer_id", "=", scope.customerId)
        .where("case_id", "=", caseId),
    ),
});

export type CaseChangesStore = ReturnType<typeof makeCaseChangesStore>;
