import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { isInSight, limitsOf } from "../sight/sight.lookups.ts";

/** SQL with the value of a form of kind `q.kind`; for range of motion it is the bend. */
export const outcomeValue = sql`case q.kind when 'range-of-motion' then a.answers[1] else a.score::float end`;

/**
 * SQL with the forms `a` of questionnaires `q` and active patients `p` that survey outcomes count, shared by the bars and the lists behind
 * them.
 */
export const countedForms = (
  scope: CustomerScope,
  kinds: readonly string[],
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
) => sql`from questionnaire_answers a
  join questionnaires q on q.questionnaire_id = a.questionnaire_id and q.kind = any(${[...kinds]})
  join patients p on p.customer_id = a.customer_id and p.patient_id = a.patient_id
  where a.customer_id = ${scope.customerId} and p.active and a.day between ${from} and ${to} and ${isInSight(limitsOf(scope), "p")}`;
