import type { Id } from "@restride/domain/values/id.ts";
import type { EveryScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

/** Makes the function that switches the import of events for a company on or off; returns whether the company exists. */
export const makeSwitchCompany = (db: Database) => (scope: EveryScope, companyId: Id, flag: boolean) =>
  db.returnsRow(
    scope,
    "switchCompanyImport",
    build
      .updateTable("companies")
      .set({ auto_import_events: flag, version: sql<number>`version + 1` })
      .where("company_id", "=", companyId)
      .returning("company_id"),
  );
