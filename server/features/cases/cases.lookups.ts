import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { openStatuses } from "@restride/domain/case-states/case-list-path.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { isCounterFor, unreadCounted } from "./unread.queries.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

const unreadOfSurgeonRow = row({ unread: column.number });

/** Returns the lookups of cases for other features. */
export const makeCaseLookups = (db: Database) => ({
  /** Returns how many messages about a surgeon's patients are unread to the viewer. */
  unreadOfSurgeon: async (scope: CustomerScope, surgeonId: Id): Promise<number> =>
    (
      await db.one(
        scope,
        "unreadOfSurgeon",
        typedSql(unreadOfSurgeonRow)`
          select ${unreadCounted} as unread from case_counters t
          where t.customer_id = ${scope.customerId} and t.surgeon_id = ${surgeonId} and not t.is_archived
            and ${isCounterFor(scope.userId)}`,
      )
    ).unread,

  /** Returns whether a case is open and not archived. The id of a comment means its case, unless the comment was deleted. */
  isOpen: (scope: CustomerScope, caseOrCommentId: Id): Promise<boolean> =>
    db.returnsRow(
      scope,
      "isCaseOpen",
      sql`
        select from cases c where c.customer_id = ${scope.customerId} and c.archived_at is null
          and c.status = any(${[...openStatuses]}::text[])
          and c.case_id = any(array[${caseOrCommentId}, (select m.case_id from case_comments m
            where m.customer_id = ${scope.customerId} and m.comment_id = ${caseOrCommentId} and m.deleted_at is null)])`,
    ),
});

export type CaseLookups = ReturnType<typeof makeCaseLookups>;
