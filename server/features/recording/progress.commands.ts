import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Pauses } from "@restride/domain/schedules/hold.ts";
import { dayProgress, type DayProgress } from "@restride/domain/progress/day-progress.ts";
import { type DoneOn, doneOn } from "@restride/domain/progress/schedule-days.ts";
import { isAnyPlanned, spanOfItem } from "@restride/domain/schedules/due-days.ts";
import { type AnyItem, areas } from "@restride/domain/schedules/schedule-item.ts";
import { addDays, type CalendarDate, datesBetween } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { tableRows } from "../../platform/database/recordset.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { Schedules } from "../scheduled-items/scheduled-items.lookups.ts";
import { makeProgressStore } from "./progress.store.ts";
import type { Recordings } from "./recording.lookups.ts";

interface Deps {
  readonly db: Database;
  readonly patients: PatientContacts;
  readonly schedules: Schedules;
  readonly recordings: Recordings;
}

const columns = areas.flatMap((area) => [`${area}_due`, `${area}_done`]);
const eachColumn = (write: (column: string) => string) => sql.raw(columns.map(write).join(", "));

/**
 * SQL that adds up days for the sums: of the day `as_of`, up to which the sums reach, the done items count as both due and done; of earlier
 * days everything counts.
 */
const grown = eachColumn(
  (column) =>
    `coalesce(sum(c.sign * case when c.day < g.as_of then c.${column} else c.${column.replace("_due", "_done")} end), 0)::int as ${column}`,
);

/** Returns the last day of any item; null without items. */
const lastDayOf = (items: readonly AnyItem[]): CalendarDate | null =>
  items
    .map((item) => addDays(item.surgeryDate, spanOfItem(item).end))
    .toSorted()
    .at(-1) ?? null;

/** Returns the stored form of the days from `today` on: those on which something is planned, including paused days. */
export const daysAhead = (
  items: readonly AnyItem[],
  pauses: Pauses,
  done: DoneOn,
  today: CalendarDate,
): DayProgress[] => {
  const last = lastDayOf(items);
  if (last === null) return [];
  return datesBetween(today, last)
    .filter((day) => isAnyPlanned(items, day))
    .map((day) => dayProgress(items, day, pauses, (itemId) => done(itemId, day)));
};

const dayRow = ({ date, isOnHold, exercise, measurement, questionnaire }: DayProgress) => ({
  day: date,
  on_hold: isOnHold,
  exercise_due: exercise.due,
  exercise_done: exercise.done,
  measurement_due: measurement.due,
  measurement_done: measurement.done,
  questionnaire_due: questionnaire.due,
  questionnaire_done: questionnaire.done,
});

/** Returns the commands for a patient's stored days and sums, which run in the transaction of the change that they follow from. */
export const makeProgress = ({ db, patients, schedules, recordings }: Deps) => {
  /** Adds the row of a new patient, for whom nothing is due yet; every list of patients reads it. */
  const start = (
    { rls, customerId }: CustomerScope,
    patientId: Id,
    { surgeryDate, today }: { readonly surgeryDate: CalendarDate; readonly today: CalendarDate },
  ): void =>
    db.write(
      { rls },
      "startProgress",
      build.insertInto("patient_progress").values({
        customer_id: customerId,
        patient_id: patientId,
        active: true,
        surgery_date: surgeryDate,
        as_of: today,
      }),
    );

  /** Replaces the stored days from `today` on, and corrects the sums for the days that they cover. */
  const storeDays = (
    { rls, customerId }: CustomerScope,
    patientId: Id,
    today: CalendarDate,
    days: readonly DayProgress[],
  ): void =>
    db.write(
      { rls },
      "storeDays",
      sql`
        with fresh as (select * from ${tableRows("patient_days", days.map(dayRow))}),
        old as (select * from patient_days where customer_id = ${customerId} and patient_id = ${patientId} and day >= ${today}),
        changed as (
          select 1 as sign, day, ${sql.raw(columns.join(", "))} from fresh
          union all select -1, day, ${sql.raw(columns.join(", "))} from old),
        gone as (
          delete from patient_days where customer_id = ${customerId} and patient_id = ${patientId} and day >= ${today}
            and day not in (select day from fresh)),
        stored as (
          insert into patient_days (customer_id, patient_id, day, on_hold, ${sql.raw(columns.join(", "))})
          select ${customerId}, ${patientId}, day, on_hold, ${sql.raw(columns.join(", "))} from fresh
          on conflict (customer_id, patient_id, day) do update
            set on_hold = excluded.on_hold, ${eachColumn((column) => `${column} = excluded.${column}`)}
            where (patient_days.on_hold, ${eachColumn((column) => `patient_days.${column}`)})
              is distinct from (excluded.on_hold, ${eachColumn((column) => `excluded.${column}`)})),
        grown as (
          select ${grown} from patient_progress g join changed c on c.day <= g.as_of
          where g.customer_id = ${customerId} and g.patient_id = ${patientId})
        update patient_progress g set ${eachColumn((column) => `${column} = g.${column} + n.${column}`)}
        from grown n where g.customer_id = ${customerId} and g.patient_id = ${patientId}`,
    );

  /**
   * Reads the schedule and the recordings, and the pauses unless they are given, and stores the days from `today` on that follow from them.
   */
  const recomputeDays = async (
    scope: CustomerScope,
    patientId: Id,
    today: CalendarDate,
    knownPauses?: Pauses,
  ): Promise<void> => {
    const [pauses, items, done] = await Promise.all([
      knownPauses ?? patients.planOf(scope, patientId),
      schedules.planned(scope, patientId),
      recordings.doneSince(scope, patientId, today),
    ]);
    if (pauses) storeDays(scope, patientId, today, daysAhead(items, pauses, doneOn(done), today));
  };

  return {
    /** Locks a patient's progress, so that changes of schedule or pauses and recordings of the same patient run one after the other. */
    lock: makeProgressStore(db).lock,
    start,
    storeDays,
    recomputeDays,
  };
};

export type Progress = ReturnType<typeof makeProgress>;
