import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { WorkLog } from "@restride/domain/cases/work-log.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

/** SQL condition for an entry of a case's work log that the scope's user wrote. */
const isOwnWorkLog = ({ customerId, userId }: CustomerScope, caseId: Id, workLogId: Id) =>
  sql<boolean>`customer_id = ${customerId} and case_id = ${caseId} and work_log_id = ${workLogId} and user_id = ${userId}`;

const ownWorkLogRow = row({ version: column.number });

export const makeWorkLogsStore = (db: Database) => ({
  /** Returns the version of an entry, and locks it; undefined if somebody else wrote it. */
  ownVersion: async (scope: CustomerScope, caseId: Id, workLogId: Id): Promise<number | undefined> =>
    (
      await db.row(
        scope,
        "ownWorkLog",
        typedSql(
          ownWorkLogRow,
        )`select version from case_work_logs where ${isOwnWorkLog(scope, caseId, workLogId)} for update`,
      )
    )?.version,

  change: (scope: CustomerScope, caseId: Id, workLogId: Id, { date, minutes, description }: WorkLog): void =>
    db.write(
      scope,
      "changeWorkLog",
      build
        .updateTable("case_work_logs")
        .set({ started_on: date, minutes, description, version: sql`version + 1` })
        .where(isOwnWorkLog(scope, caseId, workLogId)),
    ),

  remove: (scope: CustomerScope, caseId: Id, workLogId: Id): void =>
    db.write(scope, "deleteWorkLog", build.deleteFrom("case_work_logs").where(isOwnWorkLog(scope, caseId, workLogId))),
});

export type WorkLogsStore = ReturnType<typeof makeWorkLogsStore>;
