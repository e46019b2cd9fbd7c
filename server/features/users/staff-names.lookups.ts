import type { Scope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

const nameOfStaffRow = row({ name: column.text });

/** Makes the function that returns the name of a colleague, who may belong to the company; empty after the account was deleted. */
export const makeNameOfStaff =
  (db: Database) =>
  async (scope: Scope, userId: Id): Promise<string> =>
    (
      await db.row(
        scope,
        "nameOfStaff",
        typedSql(nameOfStaffRow)`select firstname || ' ' || lastname as name from staff_card(${userId})`,
      )
    )?.name ?? "";

export type NameOfStaff = ReturnType<typeof makeNameOfStaff>;
