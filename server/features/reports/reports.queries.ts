import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

const nameOfStaffRow = row({ name: column.text });

export const makeReportsQueries = (db: Database) => ({
  /** Returns first and last name of a staff member; undefined without an account. */
  nameOf: async ({ rls }: CustomerScope, userId: Id): Promise<string | undefined> =>
    (
      await db.row(
        { rls },
        "nameOfStaff",
        typedSql(nameOfStaffRow)`
      select firstname || ' ' || lastname as name from staff_card(${userId})`,
      )
    )?.name,
});

export type ReportsQueries = ReturnType<typeof makeReportsQueries>;
