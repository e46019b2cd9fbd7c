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

/** Of the day up to which sums reach counts, as due and as done, what is done; of the days before it all. */
const grown = eachColumn(
  (column) =>
    `coalesce(sum(c.sign * case when c.day < g.as_of then c.${column} else c.${column.replace("_due", "_done")} end), 0)::int as ${column}`,
);

/** The last day that any item names; null without items. */
const lastDayOf = (items: readonly AnyItem[]): CalendarDate | null =>
  items
    .map((item) => addDays(item.surgeryDate, spanOfItem(item).end))
    .toSorted()
    .at(-1) ?? null;

/** What the days from `today` on come to: those on which something is planned, paused ones too. */
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

/** A patient's kept days and sums, for those who change what they follow from: in their transaction. */
export const makeProgress = ({ db, patients, schedules, recordings }: Deps) => {
  /** The row of a new patient, of whom nothing is due yet: every list of patients reads it. */
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

  /** Puts these days in place of those from `today` on, and the sums right where they reach that far. */
  const keep = (
    { rls, customerId }: CustomerScope,
    patientId: Id,
    today: CalendarDate,
    days: readonly DayProgress[],
  ): void =>
    db.write(
      { rls },
      "keepDays",
      sql`
        with fresh as (select * from ${tableRows("patient_days", days.map(dayRow))}),
        old as (select * from patient_days where customer_id = ${customerId} and patient_id = ${patientId} and day >= ${today}),
        changed as (
          select 1 as sign, day, ${sql.raw(columns.join(", "))} from fresh
          union all select -1, day, ${sql.raw(columns.join(", "))} from old),
        gone as (
          delete from patient_days where customer_id = ${customerId} and patient_id = ${patientId} and day >= ${today}
            and day not in (select day from fresh)),
        kept as (
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

  /** Reads schedule and what was done, and pauses unless they are known, and keeps the days from `today` on as they follow from these now. */
  const renew = async (
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
    if (pauses) keep(scope, patientId, today, daysAhead(items, pauses, doneOn(done), today));
  };

  return {
    /** Lets a change of schedule or pauses and a recording of the same patient wait for each other. */
    lock: makeProgressStore(db).lock,
    start,
    keep,
    renew,
  };
};

export type Progress = ReturnType<typeof makeProgress>;
