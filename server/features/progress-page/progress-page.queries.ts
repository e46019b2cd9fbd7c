import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { ChartMetric } from "@restride/domain/device-charts/reading-values.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

interface MeasuredMetric extends ChartMetric {
  readonly metric: string;
  readonly unit: string;
}

const measuringDeviceRow = row({
  deviceid: column.id,
  devicename: column.text,
  height: column.number.nullable(),
  surgeryType: column.textOf<"knee" | "hip">(),
  metrics: column.json<MeasuredMetric[]>(),
  readings: column.json<{ readonly day: CalendarDate; readonly values: readonly (number | null)[] }[]>(),
});

/** An assigned device with the values that it shows and its newest readings, newest first. */
export type MeasuringDevice = Row<typeof measuringDeviceRow>;

/** Number of readings of a device that are searched for its latest values. */
const newestReadings = 10;

/** Returns the queries of the progress page. The caller has checked that the patient is in the scope. */
export const makeProgressPageQueries = (db: Database) => ({
  measuringDevices: (scope: CustomerScope, patientId: Id) =>
    db.rows(
      scope,
      "measuringDevices",
      typedSql(measuringDeviceRow)`
        select i.item_id as deviceid, d.display_name as devicename, p.height_in::float as height, p.surgery_type as "surgeryType",
          (select coalesce(json_agg(json_build_object('valueIndex', m.value_index, 'parameter', m.parameter, 'metric', m.metric,
              'unit', m.unit, 'plausible', json_build_object('min', m.plausible_min, 'max', m.plausible_max))
              order by m.value_index), '[]')
            from device_metrics m where m.device_id = i.device_id and m.is_output) as metrics,
          (select coalesce(json_agg(json_build_object('day', r.day, 'values', r.values) order by r.day desc, r.at desc), '[]')
            from (select day, coalesce(received_at, taken_at) as at, values from device_readings n
              where n.customer_id = i.customer_id and n.patient_id = i.patient_id and n.item_id = i.item_id
              order by day desc, at desc limit ${newestReadings}) r) as readings
        from patient_devices i
        join devices d on d.device_id = i.device_id
        join patients p on p.customer_id = i.customer_id and p.patient_id = i.patient_id
        where i.customer_id = ${scope.customerId} and i.patient_id = ${patientId} and i.status <> 'Deleted'
        order by d.display_name, i.item_id`,
    ),
});

export type ProgressPageQueries = ReturnType<typeof makeProgressPageQueries>;
