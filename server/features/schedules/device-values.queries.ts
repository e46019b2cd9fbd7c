import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

const describedRow = row({
  deviceId: column.id,
  metric: column.text,
  valueIndex: column.number,
  parameter: column.text,
  unit: column.text,
  isOutput: column.boolean,
});

const lastValueRow = row({
  deviceid: column.id,
  device_metric: column.text,
  value: column.number,
  date: column.date,
});

/** Returns the queries of the values that a patient's devices measure, and of the latest ones. */
export const makeDeviceValuesQueries = (db: Database) => ({
  described: (scope: CustomerScope, patientId: Id) =>
    db.rows(
      scope,
      "describedValues",
      typedSql(describedRow)`
        select m.device_id as "deviceId", m.metric, m.value_index as "valueIndex", m.parameter, m.unit, m.is_output as "isOutput"
        from device_metrics m where m.device_id in (
          select device_id from patient_devices where customer_id = ${scope.customerId} and patient_id = ${patientId})
        order by m.device_id, m.value_index`,
    ),

  /** Returns the latest plausible value of each metric that is shown. */
  last: (scope: CustomerScope, patientId: Id) =>
    db.rows(
      scope,
      "lastValues",
      typedSql(lastValueRow)`
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
