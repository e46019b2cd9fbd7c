import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { AnyItem } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { build, compiledOnce, type Database } from "../../platform/database/database.ts";
import { patientPlanRow, planColumns } from "../patients/patients.lookups.ts";
import { exerciseRevisions } from "../scheduled-items/scheduled-items.lookups.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

interface OnDay {
  readonly customerId: Id;
  readonly patientId: Id;
  readonly itemId: Id;
  readonly day: CalendarDate;
}

/** An exercise with its plan, and the number of times it was done on the day. */
const exerciseOnRow = row({ ...patientPlanRow, revisions: column.json<readonly AnyItem[]>(), times: column.number });

const exerciseOn = compiledOnce(
  ({ customerId, patientId, itemId, day }: OnDay) => typedSql(exerciseOnRow)`
    select ${planColumns}, (
        select coalesce(json_agg(r), '[]') from (${exerciseRevisions({ customerId, patientId, itemId })}) r) as revisions,
      coalesce((
        select d.times_done from exercise_done d where d.customer_id = p.customer_id and d.patient_id = p.patient_id
          and d.day = ${day} and d.item_id = ${itemId}), 0) as times
    from patients p where p.customer_id = ${customerId} and p.patient_id = ${patientId}`,
);

/** Returns the queries that a recording is checked against. */
export const makeRecordingQueries = (db: Database) => ({
  /** Returns an exercise of a patient with all data that decides whether another round on a day is accepted. */
  exerciseOn: (scope: CustomerScope, patientId: Id, itemId: Id, day: CalendarDate) =>
    db.one(scope, "exerciseOn", exerciseOn({ customerId: scope.customerId, patientId, itemId, day })),

  readingTimes: async (scope: CustomerScope, patientId: Id, itemId: Id, day: CalendarDate) =>
    (
      await db.one(
        scope,
        "readingTimes",
        build
          .selectFrom("device_readings")
          .select(sql<number>`count(*)::int`.as("times"))
          .where("customer_id", "=", scope.customerId)
          .where("patient_id", "=", patientId)
          .where("day", "=", day)
          .where("item_id", "=", itemId),
      )
    ).times,

  /** Returns the day of a device's stored reading of an instant; null when there is none. */
  readingDay: async (scope: CustomerScope, patientId: Id, itemId: Id, takenAt: string): Promise<CalendarDate | null> =>
    (
      await db.row(
        scope,
        "readingDay",
        build
          .selectFrom("device_readings")
          .select("day")
          .where("customer_id", "=", scope.customerId)
          .where("patient_id", "=", patientId)
          .where("item_id", "=", itemId)
          .where("taken_at", "=", takenAt),
      )
    )?.day ?? null,

  /** Returns the answers to a questionnaire for a day; null without a submission. */
  answersOf: async (scope: CustomerScope, patientId: Id, itemId: Id, day: CalendarDate) =>
    (
      await db.row(
        scope,
        "answersOf",
        build
          .selectFrom("questionnaire_answers")
          .select("answers")
          .where("customer_id", "=", scope.customerId)
          .where("patient_id", "=", patientId)
          .where("day", "=", day)
          .where("item_id", "=", itemId)
          .limit(1),
      )
    )?.answers ?? null,
});

export type RecordingQueries = ReturnType<typeof makeRecordingQueries>;
