import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { ChartMetric } from "@restride/domain/device-charts/reading-values.ts";
import type { DatedThreshold } from "@restride/domain/device-charts/threshold.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const shownMetricRow = row({
  valueIndex: column.number,
  parameter: column.text,
  plausible: column.json<ChartMetric["plausible"]>(),
  metric: column.text,
  unit: column.text,
  axisMin: column.number.nullable(),
  axisMax: column.number.nullable(),
  thresholds: column.json<DatedThreshold[]>(),
});

/** A value of a device with the settings of its chart. */
export type ShownMetric = Row<typeof shownMetricRow>;

const takenReadingRow = row({
  takenAt: column.text,
  values: column.list(column.number.nullable()),
});

/** All values of a device at one instant. */
export type TakenReading = Row<typeof takenReadingRow>;

/** Returns the queries for the charts of a device. The caller has checked that the patient is in the scope. */
export const makeDeviceChartQueries = (db: Database) => ({
  shownMetrics: (scope: CustomerScope, deviceId: Id) =>
    db.rows(
      scope,
      "shownMetrics",
      typedSql(shownMetricRow)`
        select value_index as "valueIndex", parameter, metric, unit, thresholds,
          json_build_object('min', plausible_min, 'max', plausible_max) as plausible,
          axis_min::float as "axisMin", axis_max::float as "axisMax"
        from device_metrics where device_id = ${deviceId} and is_output order by value_index`,
    ),

  /** Returns the newest readings of an assigned device, newest first. */
  lastReadings: (scope: CustomerScope, patientId: Id, itemId: Id, count: number) =>
    db.rows(
      scope,
      "lastReadings",
      typedSql(takenReadingRow)`
        select coalesce(received_at, taken_at) as "takenAt", values::float[] as values from device_readings
        where customer_id = ${scope.customerId} and patient_id = ${patientId} and item_id = ${itemId}
        order by day desc, coalesce(received_at, taken_at) desc limit ${count}`,
    ),

  /** Returns the operated joint, and the patient's height in inches; null when it is not known. */
  bodyOf: async (scope: CustomerScope, patientId: Id) =>
    (await db.row(
      scope,
      "bodyOf",
      build
        .selectFrom("patients")
        .select(["surgery_type as surgeryType", sql<number | null>`height_in::float`.as("height")])
        .where("customer_id", "=", scope.customerId)
        .where("patient_id", "=", patientId),
    ))!,
});

export type DeviceChartQueries = ReturnType<typeof makeDeviceChartQueries>;
