import type { EveryScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";

export const makeCompaniesStore = (db: Database) => ({
  /** Writes the company of some units that have none. Returns false when there were none, but for units that somebody is changing. */
  acrossCustomersJoinUnits: (scope: EveryScope, limit: number): Promise<boolean> =>
    db.returnsRow(
      scope,
      "joinUnitsToCompanies",
      sql`
        update listed_units u set company_id = company_of(u.customer_id)
        from (select customer_id, patient_id, item_id from listed_units where company_id is null limit ${limit} for update skip locked) n
        where (u.customer_id, u.patient_id, u.item_id) = (n.customer_id, n.patient_id, n.item_id) returning 1`,
    ),
});

export type CompaniesStore = ReturnType<typeof makeCompaniesStore>;
