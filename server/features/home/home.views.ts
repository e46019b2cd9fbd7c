import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { EngagedPatient } from "@restride/domain/home/engagement.ts";
import type { OutcomeCount } from "@restride/domain/home/outcomes.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

/** Active patients `p` of the scope. */
const activePatients = (scope: CustomerScope) => sql`
  p.customer_id = ${scope.customerId} and p.active
    and (${scope.surgeonIds === null} or p.surgeon_id = any(${[...(scope.surgeonIds ?? [])]}::uuid[]))`;

export const makeHomeViews = (db: Database) => ({
  /** What was due and done in an area, from the progress per patient and day: days are summed by themselves, so that an index alone answers. */
  engaged: (
    scope: CustomerScope,
    area: "exercise" | "measurement",
    { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  ) => {
    const [due, done] = [sql.ref(`${area}_due`), sql.ref(`${area}_done`)];
    return db.rows(
      scope,
      `engaged:${area}`,
      sql<EngagedPatient>`
        select p.patient_id as _id, p.first_name || ' ' || p.last_name as name, d.due, d.done
        from patients p join (
          select patient_id, sum(${due})::int as due, sum(${done})::int as done from patient_days
          where customer_id = ${scope.customerId} and day between ${from} and ${to}
          group by patient_id having sum(${due}) > 0
        ) d on d.patient_id = p.patient_id
        where ${activePatients(scope)}`,
    );
  },

  /** How often each value was answered in a month; of range of motion it is the bend. */
  outcomes: (scope: CustomerScope, kinds: readonly string[], from: CalendarDate, to: CalendarDate) =>
    db.rows(
      scope,
      "outcomes",
      sql<OutcomeCount>`
        select q.kind, to_char(a.day, 'YYYY-MM') as month, count(*)::int as forms,
          case q.kind when 'range-of-motion' then a.answers[1] else a.score::float end as value
        from questionnaire_answers a
        join questionnaires q on q.questionnaire_id = a.questionnaire_id and q.kind = any(${[...kinds]})
        join patients p on p.customer_id = a.customer_id and p.patient_id = a.patient_id
        where a.customer_id = ${scope.customerId} and ${activePatients(scope)} and a.day between ${from} and ${to}
        group by 1, 2, 4`,
    ),
});

export type HomeViews = ReturnType<typeof makeHomeViews>;
