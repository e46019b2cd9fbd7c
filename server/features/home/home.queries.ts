import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { AreaProgress } from "@restride/domain/progress/day-progress.ts";
import { addDays, type CalendarDate, lastOfMonth } from "@restride/domain/values/calendar-date.ts";
import { type Id, noId } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { withCustomPlan, withCustomPlanInSight } from "../../platform/database/row-level-security.ts";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { countedForms, outcomeValue } from "./outcomes.lookups.ts";
import { isCounted, sumsOf } from "../patients/drill-down.lookups.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";
import { isInSight, isOfSurgeons, limitsOf, type SightLimits } from "../sight/sight.lookups.ts";

/** Days from the first to the last. */
export interface DaySpan {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const engagedRow = row({
  _id: column.id,
  name: column.text,
  exercise: column.json<AreaProgress>(),
  measurement: column.json<AreaProgress>(),
});

/** An active patient with the due and done counts of both areas. */
export type EngagedInAreas = Row<typeof engagedRow>;

const outcomeRow = row({
  kind: column.text,
  month: column.text,
  value: column.number.nullable(),
  forms: column.number,
});

const engaged = compiledPerShape(
  ({ customerId, from, to, ...limits }: DaySpan & SightLimits & { readonly customerId: Id }) => {
    const of = (area: string) => sql.raw(`json_build_object('due', s.${area}_due, 'done', s.${area}_done) as ${area}`);
    return typedSql(engagedRow)`
      select p.patient_id as _id, p.first_name || ' ' || p.last_name as name, ${of("exercise")}, ${of("measurement")}
      from ${sumsOf(sql`customer_id = ${customerId} and day between ${from} and ${to}`)} join patients p on p.patient_id = s.patient_id
      where ${isCounted(sql.lit("all"))} and p.customer_id = ${customerId} and ${isInSight(limits, "p")}`;
  },
);

/** SQL condition: counters `c` of the surgeons in sight, or of everybody. */
const inCounters = ({ ofSurgeons }: SightLimits) =>
  ofSurgeons ? isOfSurgeons({ ofSurgeons }, "c.surgeon_id") : sql`c.surgeon_id = ${sql.lit(noId)}::uuid`;

const readyRow = row({ isReady: column.boolean });

export const makeHomeQueries = (db: Database) => ({
  /**
   * Returns the due and done counts of each area, from the progress per patient and day. The days are summed in a query of their own, so
   * that an index-only scan is enough.
   */
  engaged: (scope: CustomerScope, days: DaySpan) =>
    db.rows(
      withCustomPlanInSight(scope),
      "engaged",
      engaged({ customerId: scope.customerId, ...limitsOf(scope), ...days }),
    ),

  /** Returns how often each value was answered in a month, from the forms; for range of motion the value is the bend. */
  outcomes: (scope: CustomerScope, kinds: readonly string[], from: CalendarDate, to: CalendarDate) =>
    db.rows(
      withCustomPlan(scope),
      "outcomes",
      typedSql(outcomeRow)`
        select q.kind, to_char(a.day, 'YYYY-MM') as month, count(*)::int as forms, ${outcomeValue} as value
        ${countedForms(scope, kinds, { from, to })}
        group by 1, 2, 4`,
    ),

  /** Returns whether all forms of a clinic are in stored counters. */
  areOutcomesCounted: async ({ rls, customerId }: CustomerScope): Promise<boolean> =>
    (
      await db.one(
        { rls },
        "areOutcomesCounted",
        typedSql(readyRow)`
          select exists (select from outcome_fills where customer_id = ${customerId} and is_ready) as "isReady"`,
      )
    ).isReady,

  /**
   * Returns the same from stored counters. They are by month, so forms that are dated after the last day are taken off again.
   */
  countedOutcomes: (scope: CustomerScope, kinds: readonly string[], from: CalendarDate, to: CalendarDate) =>
    db.rows(
      scope,
      "countedOutcomes",
      typedSql(outcomeRow)`
        select kind, to_char(month, 'YYYY-MM') as month, sum(forms)::int as forms, nullif(value, 'NaN') as value from (
          select c.kind, c.month, c.forms, c.value from outcome_counters c
          where c.customer_id = ${scope.customerId} and ${inCounters(limitsOf(scope))} and c.kind = any(${[...kinds]})
            and c.month between ${from} and ${to}
          union all
          select q.kind, first_of_month(a.day), -1, coalesce(${outcomeValue}, 'NaN')
          ${countedForms(scope, kinds, { from: addDays(to, 1), to: lastOfMonth(to) })}) forms
        group by 1, 2, 4 having sum(forms) <> 0`,
    ),
});

export type HomeQueries = ReturnType<typeof makeHomeQueries>;
