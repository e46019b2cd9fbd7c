import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { compiledOnce, compiledPerShape, type Database } from "../../platform/database/database.ts";

/** The scores that only forms give, and those that devices measure too, by their column. */
export type FormScore = "knee_score" | "hip_score" | "pain_level";
export type Motion = "flexion" | "extension";

/** A score as it was measured, for which day, when, and by what. */
export interface KnownScore {
  readonly value: number;
  readonly date: CalendarDate;
  readonly at: string;
  readonly source: string;
}

interface Of {
  readonly customerId: Id;
  readonly patientId: Id;
}

const lock = compiledOnce(
  ({ customerId, patientId }: Of) => sql`
    select 1 from patient_progress where customer_id = ${customerId} and patient_id = ${patientId} for update`,
);

const countDone = compiledPerShape(
  ({ customerId, patientId, day }: Of & { readonly day: CalendarDate }, area: Area) => {
    const [due, column] = [sql.ref(`${area}_due`), sql.ref(`${area}_done`)];
    return sql`
      with counted as (
        update patient_days set ${column} = ${column} + 1
        where customer_id = ${customerId} and patient_id = ${patientId} and day = ${day} returning day)
      update patient_progress set ${column} = ${column} + 1, ${due} = ${due} + (as_of = ${day})::int
      where customer_id = ${customerId} and patient_id = ${patientId} and as_of >= ${day} and exists (select from counted)`;
  },
);

/** Keeps progress in step with what is recorded, in the same transaction. */
export const makeProgressStore = (db: Database) => ({
  /** Lets one recording of a patient wait for the other, so that no count is lost: what is asked for behind it sees all of the other. */
  lock: ({ rls, customerId }: CustomerScope, patientId: Id) =>
    db.rows({ rls }, "lockProgress", lock({ customerId, patientId })),

  /** One more item of an area is done on a day; sums count it when their day has come, and one of the running day as due with it. */
  countDone: ({ rls, customerId }: CustomerScope, patientId: Id, area: Area, day: CalendarDate): void =>
    db.write({ rls }, `countDone:${area}`, countDone({ customerId, patientId, day }, area)),

  /** Remembers a form's score as the last one, unless a later day has one already. */
  keepScore: (scope: CustomerScope, patientId: Id, column: FormScore, { value, date: day }: KnownScore): void =>
    db.write(
      scope,
      `keepScore:${column}`,
      sql`
        update patient_progress set ${sql.ref(column)} = ${value}, ${sql.ref(`${column}_day`)} = ${day}
        where customer_id = ${scope.customerId} and patient_id = ${patientId}
          and (${sql.ref(`${column}_day`)} is null or ${sql.ref(`${column}_day`)} <= ${day})`,
    ),

  /** Remembers a motion as the last one, unless a later one is known: by its day, on one day by the moment, then the source. */
  keepMotion: (scope: CustomerScope, patientId: Id, name: Motion, { value, date, at, source }: KnownScore): void => {
    const column = (part: string) => sql.ref(`${name}${part}`);
    db.write(
      scope,
      `keepMotion:${name}`,
      sql`
        update patient_progress set ${column("")} = ${value}, ${column("_day")} = ${date}, ${column("_at")} = ${at}, ${column("_source")} = ${source}
        where customer_id = ${scope.customerId} and patient_id = ${patientId}
          and (${column("_day")} is null or (${column("_day")}, coalesce(${column("_at")}, '-infinity'), coalesce(${column("_source")}, '') collate "C")
            <= (${date}::date, ${at}::timestamptz, ${source}::text))`,
    );
  },
});

export type ProgressStore = ReturnType<typeof makeProgressStore>;
