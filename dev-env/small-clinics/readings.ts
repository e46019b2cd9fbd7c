import { addDays, instantAt } from "@restride/domain/values/calendar-date.ts";
import { clinicZone } from "../clinic-day.ts";
import type { World } from "../world.ts";
import { small } from "./ids.ts";

/** Values of one reading in the order of the device's metrics. */
type Values = readonly (number | null)[];

/** Adds readings of a patient's sensor: for each day, counted from today, its readings, one hour apart from 8:05 AM on. */
export const addReadings = async (
  { owner, today }: World,
  clinic: number,
  patient: number,
  days: readonly (readonly [day: number, readings: readonly Values[]])[],
): Promise<void> => {
  for (const [offset, readings] of days) {
    const day = addDays(today(), offset);
    for (const [at, values] of readings.entries())
      await owner.query(
        `insert into device_readings (customer_id, patient_id, item_id, taken_at, day, "values") values ($1, $2, $3, $4, $5, $6)`,
        [
          small.customers[clinic],
          small.patient(clinic, patient),
          small.deviceItem(clinic, patient),
          new Date(instantAt(day, 485 + at * 60, clinicZone)).toISOString(),
          day,
          values,
        ],
      );
  }
};
