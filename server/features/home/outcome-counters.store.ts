import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";
import { sql } from "kysely";

const customerRow = row({ customerId: column.id });
const moreRow = row({ isMore: column.boolean });

export const makeOutcomeCountersStore = (db: Database) => ({
  /** Returns the clinics whose forms are not all counted yet. */
  acrossCustomersUncounted: async (scope: EveryScope): Promise<Id[]> => {
    const rows = await db.rows(
      scope,
      "uncountedOutcomes",
      typedSql(customerRow)`
        select c.customer_id as "customerId" from customers c
        where not exists (select from outcome_fills f where f.customer_id = c.customer_id and f.is_ready) order by 1`,
    );
    return rows.map(({ customerId }) => customerId);
  },

  /** Counts the forms of the next patients of a clinic; returns whether there may be more. */
  countNext: async (scope: CustomerScope, patientsAtOnce: number): Promise<boolean> =>
    (
      await db.one(
        scope,
        "countNextOutcomes",
        typedSql(moreRow)`select count_next_outcomes(${scope.customerId}, ${patientsAtOnce}) as "isMore"`,
      )
    ).isMore,

  /** Returns the clinics whose counters stand in more than one slot. */
  acrossCustomersInSlots: async (scope: EveryScope): Promise<Id[]> => {
    const rows = await db.rows(
      scope,
      "outcomesInSlots",
      typedSql(
        customerRow,
      )`select distinct customer_id as "customerId" from outcome_counters where slot <> 0 order by 1`,
    );
    return rows.map(({ customerId }) => customerId);
  },

  /** Adds up the slots of a clinic. */
  merge: (scope: CustomerScope) =>
    db.rows(scope, "mergeOutcomeCounters", sql`select merge_outcome_counters(${scope.customerId})`),
});

export type OutcomeCountersStore = ReturnType<typeof makeOutcomeCountersStore>;
