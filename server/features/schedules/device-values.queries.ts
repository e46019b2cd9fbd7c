import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

interface Described {
  readonly deviceId: Id;
  readonly metric: string;
  readonly valueIndex: number;
  readonly parameter: string;
  readonly unit: string;
  readonly isOutput: boolean;
}

interface LastValue {
  readonly deviceid: Id;
  readonly device_metric: string;
  readonly value: number;
  readonly date: CalendarDate;
}

/** What a patient's devices measure, and measured last. */
export const makeDeviceValuesQueries = (db: Database) => ({
  described: (scope: CustomerScope, patientId: Id) =>
    db.rows(
      scope,
      "describedValues",
      sql<Described>`
        select m.device_id as "deviceId", m.metric, m.value_index as "valueIndex", m.parameter, m.unit, m.is_output as "isOutput"
        from device_metrics m where m.device_id in (
          select device_id from patient_devices where customer_id = ${scope.customerId} and patient_id = ${patientId})
        order by m.device_id, m.value_index`,
    ),

  /** The last plausible value of each thing that is shown. */
  last: (scope: CustomerScope, patientId: Id) =>
    db.rows(
      scope,
      "lastValues",
      sql<LastValue>`
        select distinct on (r.item_id, m.value_index) r.item_id as deviceid, m.metric as device_metric,
          r.values[m.value_index + 1]::float as value, r.day as date
        from device_readings r
        join patient_devices i on i.customer_id = r.customer_id and i.patient_id = r.patient_id and i.item_id = r.item_id
        join device_metrics m on m.device_id = i.device_id and m.is_output
          and r.values[m.value_index + 1] between m.plausible_min and m.plausible_max
        where r.customer_id = ${scope.customerId} and r.patient_id = ${patientId}
        order by r.item_id, m.value_index, r.day desc, r.taken_at desc`,
    ),
});

export type DeviceValuesQueries = ReturnType<typeof makeDeviceValuesQueries>;
