import { formSource, type RecoveryMetric } from "@restride/domain/recovery/recovery-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";

/** A value of a person, on a day after surgery. */
export interface RecoveryValue {
  readonly metric: RecoveryMetric;
  readonly source: string;
  readonly day: number;
  readonly value: number;
}

/**
 * SQL with the values measured by devices and questionnaires since surgery, for those patients `p` of a clinic who meet `condition`:
 * patient, joint, metric, source, date, instant, day after surgery and value. Each device is a source, and all questionnaires are
 * one. Hips have no bend and no straightening here.
 */
export const valuesOf = (customerId: Id, condition: RawBuilder<unknown>) => sql`
  select p.patient_id, p.surgery_type as joint, case m.parameter when 'flexion_max' then 'flexion' else 'deficit' end as metric,
    d.display_name as source, r.day as date, coalesce(r.received_at, r.taken_at) as at, r.day - p.surgery_date as day,
    r.values[m.value_index + 1]::float as value
  from patients p join device_readings r on r.customer_id = p.customer_id and r.patient_id = p.patient_id and r.day >= p.surgery_date
    join patient_devices i on i.customer_id = r.customer_id and i.patient_id = r.patient_id and i.item_id = r.item_id
    join devices d on d.device_id = i.device_id
    join device_metrics m on m.device_id = i.device_id and m.parameter in ('flexion_max', 'extension_deficit')
  where p.customer_id = ${customerId} and ${condition} and p.surgery_type = 'knee'
    and r.values[m.value_index + 1] between m.plausible_min and m.plausible_max
  union all
  select p.patient_id, p.surgery_type, f.metric, ${sql.lit(formSource)}, a.day, a.submitted_at, a.day - p.surgery_date, f.value::float
  from patients p join questionnaire_answers a on a.customer_id = p.customer_id and a.patient_id = p.patient_id and a.day >= p.surgery_date
    join questionnaires q on q.questionnaire_id = a.questionnaire_id
    cross join lateral (values
      ('flexion', case when q.kind = 'range-of-motion' and p.surgery_type = 'knee' then a.answers[1] end),
      ('deficit', case when q.kind = 'range-of-motion' and p.surgery_type = 'knee' then 90 - a.answers[2] end),
      ('pain', case when q.kind = 'pain' then a.score end),
      ('oxford', case when q.kind = 'oxford-' || p.surgery_type then a.score end)) f (metric, value)
  where p.customer_id = ${customerId} and ${condition} and f.value is not null`;
