import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { compiledOnce, compiledPerShape, type Database } from "../../platform/database/database.ts";

/** The columns of scores that only forms give, and of those that devices measure too. */
export type FormScore = "knee_score" | "hip_score" | "pain_level";
export type Motion = "flexion" | "extension";

/** A score with its value, its day, its instant and its source. */
export interface KnownScore {
  readonly value: number;
  readonly date: CalendarDate;
  readonly at: string;
  readonly source: string;
}

interface PatientKey {
  readonly customerId: Id;
  readonly patientId: Id;
}

const lock = compiledOnce(
  ({ customerId, patientId }: PatientKey) => sql`
    select 1 from patient_progress where customer_id = ${customerId} and patient_id = ${patientId} for update`,
);

const countDone = compiledPerShape(
  ({ customerId, patientId, day }: PatientKey & { readonly day: CalendarDate }, area: Area) => {
    const [due, column] = [sql.ref(`${area}_due`), sql.ref(`${area}_done`)];
    return sql`
      with counted as (
        update patient_days set ${column} = ${column} + 1
        where customer_id = ${customerId} and patient_id = ${patientId} and day = ${day} returning day)
      update patient_progress set ${column} = ${column} + 1, ${due} = ${due} + (as_of = ${day})::int
      where customer_id = ${customerId} and patient_id = ${patientId} and as_of >= ${day} and exists (select from counted)`;
  },
);

/** Returns the store that updates progress in the transaction of a recording. */
export const makeProgressStore = (db: Database) => ({
  /**
   * Locks a patient's progress, so that recordings run one after the other and no count is lost. A statement after the lock sees all
   * changes of the other recording.
   */
  lock: ({ rls, customerId }: CustomerScope, patientId: Id) =>
    db.rows({ rls }, "lockProgress", lock({ customerId, patientId })),

  /**
   * Counts one more done item of an area on a day. The sums include it when its day is today or earlier; an item of today then counts as due, too.
   */
  countDone: ({ rls, customerId }: CustomerScope, patientId: Id, area: Area, day: CalendarDate): void =>
    db.write({ rls }, `countDone:${area}`, countDone({ customerId, patientId, day }, area)),

  /** Stores a form's score as the latest one, unless a later day has a score already. */
  saveScore: (scope: CustomerScope, patientId: Id, column: FormScore, { value, date: day }: KnownScore): void =>
    db.write(
      scope,
      `saveScore:${column}`,
      sql`
        update patient_progress set ${sql.ref(column)} = ${value}, ${sql.ref(`${column}_day`)} = ${day}
        where customer_id = ${scope.customerId} and patient_id = ${patientId}
          and (${sql.ref(`${column}_day`)} is null or ${sql.ref(`${column}_day`)} <= ${day})`,
    ),

  /** Stores a motion as the latest one, unless a later one is stored: by day, then by instant, then by source. */
  saveMotion: (scope: CustomerScope, patientId: Id, name: Motion, { value, date, at, source }: KnownScore): void => {
    const column = (part: string) => sql.ref(`${name}${part}`);
    db.write(
      scope,
      `saveMotion:${name}`,
      sql`
        update patient_progress set ${column("")} = ${value}, ${column("_day")} = ${date}, ${column("_at")} = ${at}, ${column("_source")} = ${source}
        where customer_id = ${scope.customerId} and patient_id = ${patientId}
          and (${column("_day")} is null or (${column("_day")}, coalesce(${column("_at")}, '-infinity'), coalesce(${column("_source")}, '') collate "C")
            <= (${date}::date, ${at}::timestamptz, ${source}::text))`,
    );
  },
});

export type ProgressStore = ReturnType<typeof makeProgressStore>;
