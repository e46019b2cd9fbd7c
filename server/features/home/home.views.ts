import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { EngagedPatient } from "@restride/domain/home/engagement.ts";
import type { OutcomeCount } from "@restride/domain/home/outcomes.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { countedForms, outcomeValue } from "./outcomes.lookups.ts";
import { isCounted, sumIn, sumsOf } from "../patients/counted.lookups.ts";

/** Patients `p` of the scope. */
const ofScope = (scope: CustomerScope) => sql`
  p.customer_id = ${scope.customerId}
    and (${scope.surgeonIds === null} or p.surgeon_id = any(${[...(scope.surgeonIds ?? [])]}::uuid[]))`;

export const makeHomeViews = (db: Database) => ({
  /** What was due and done in an area, from the progress per patient and day: days are summed by themselves, so that an index alone answers. */
  engaged: (
    scope: CustomerScope,
    area: "exercise" | "measurement",
    { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  ) => {
    const [due, done] = [sumIn(sql.lit(area), "due"), sumIn(sql.lit(area), "done")];
    const days = sql`customer_id = ${scope.customerId} and day between ${from} and ${to}`;
    return db.rows(
      scope,
      `engaged:${area}`,
      sql<EngagedPatient>`
        select p.patient_id as _id, p.first_name || ' ' || p.last_name as name, ${due} as due, ${done} as done
        from ${sumsOf(days)} join patients p on p.patient_id = s.patient_id
        where ${isCounted(sql.lit("all"))} and ${ofScope(scope)} and ${due} > 0`,
    );
  },

  /** How often each value was answered in a month; of range of motion it is the bend. */
  outcomes: (scope: CustomerScope, kinds: readonly string[], from: CalendarDate, to: CalendarDate) =>
    db.rows(
      scope,
      "outcomes",
      sql<OutcomeCount>`
        select q.kind, to_char(a.day, 'YYYY-MM') as month, count(*)::int as forms, ${outcomeValue} as value
        ${countedForms(scope, kinds, { from, to })}
        group by 1, 2, 4`,
    ),
});

export type HomeViews = ReturnType<typeof makeHomeViews>;
