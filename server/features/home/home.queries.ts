import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { AreaProgress } from "@restride/domain/progress/day-progress.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { withCustomPlanInSight } from "../../platform/database/row-level-security.ts";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { countedForms, outcomeValue } from "./outcomes.lookups.ts";
import { isCounted, sumsOf } from "../patients/drill-down.lookups.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";
import { isInSight, limitsOf, type SightLimits } from "../sight/sight.lookups.ts";

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

  /** Returns how often each value was answered in a month; for range of motion the value is the bend. */
  outcomes: (scope: CustomerScope, kinds: readonly string[], from: CalendarDate, to: CalendarDate) =>
    db.rows(
      scope,
      "outcomes",
      typedSql(outcomeRow)`
        select q.kind, to_char(a.day, 'YYYY-MM') as month, count(*)::int as forms, ${outcomeValue} as value
        ${countedForms(scope, kinds, { from, to })}
        group by 1, 2, 4`,
    ),
});

export type HomeQueries = ReturnType<typeof makeHomeQueries>;
