import type { Id } from "@restride/domain/values/id.ts";
import type { Hold, Pauses } from "@restride/domain/schedules/hold.ts";
import type { AnyItem } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type pg from "pg";

/** Patient whose progress is checked. */
export type Patient = {
  readonly customer: Id;
  readonly id: Id;
  readonly surgery: CalendarDate;
  readonly asOf: CalendarDate;
  readonly active: boolean;
};

/** Difference between stored data and the rules; `storedText` is null when nothing is stored. */
export type Difference = {
  readonly patientId: Id;
  readonly day: string;
  readonly storedText: string | null;
  readonly engine: string;
};

/** Condition for the rows of one patient, with `$1` the customer and `$2` the patient. */
export const ofPatient = "customer_id = $1 and patient_id = $2";

export const rowsOf = async <Row>(client: pg.ClientBase, sql: string, { customer, id }: Patient): Promise<Row[]> =>
  (await client.query(sql, [customer, id])).rows as Row[];

const item = `i.item_id::text as id, r.valid_from::text as "validFrom", r.valid_to::text as "validTo",
  r.surgery_date::text as "surgeryDate", r.start_day as start, r.end_day as "end", r.skip_on_surgery_date as "skipOnSurgeryDate"`;

const revisions = (columns: string, table: string): string => `
  select ${item}, ${columns} from ${table} i join item_revisions r using (customer_id, patient_id, item_id) where ${ofPatient}`;

/** Returns the revisions of all items of a patient. */
export const itemsOf = async (client: pg.ClientBase, patient: Patient): Promise<AnyItem[]> => {
  const dose = (area: string) => `'${area}' as area, r.interval, r.times`;
  const rhythm = `r.schedule_type as type, r.weekdays, r.days`;
  return [
    ...(await rowsOf<AnyItem>(client, revisions(dose("exercise"), "patient_exercises"), patient)),
    ...(await rowsOf<AnyItem>(client, revisions(dose("measurement"), "patient_devices"), patient)),
    ...(await rowsOf<AnyItem>(client, revisions(rhythm, "patient_questionnaires"), patient)),
  ];
};

/** Returns the pauses of a patient's programme. */
export const pausesOf = async (client: pg.ClientBase, patient: Patient): Promise<Pauses> => {
  const spells = (from: string, to: string, table: string) =>
    rowsOf<Hold>(client, `select ${from}::text as from, ${to}::text as to from ${table} where ${ofPatient}`, patient);
  return {
    holds: await spells("held_from", "released_on", "technical_holds"),
    inactive: await spells("inactive_from", "active_again_on", "inactive_spells"),
  };
};
