import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { ReadingRecorded } from "@restride/domain/recording/decide-reading.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

export interface SavedAnswers {
  readonly answerId: string;
  readonly itemId: string;
  readonly questionnaireId: string;
  readonly day: CalendarDate;
  readonly submittedAt: string;
  readonly answers: readonly (number | null)[];
  readonly score: number | null;
}

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

export const makeRecordingStore = (db: Database) => ({
  saveExercise: (
    scope: CustomerScope,
    patientId: string,
    itemId: string,
    day: CalendarDate,
    times: number,
    at: string,
  ) =>
    db.rows(
      scope,
      "saveExercise",
      build
        .insertInto("exercise_done")
        .values({
          customer_id: scope.customerId,
          patient_id: patientId,
          day,
          item_id: itemId,
          times_done: times,
          last_at: at,
        })
        .onConflict((same) =>
          same.columns(["customer_id", "patient_id", "day", "item_id"]).doUpdateSet({ times_done: times, last_at: at }),
        ),
    ),

  saveReading: (scope: CustomerScope, patientId: string, reading: ReadingRecorded) =>
    db.rows(
      scope,
      "saveReading",
      sql`
        insert into device_readings (customer_id, patient_id, item_id, taken_at, heard_at, day, values, plausible)
        values (${scope.customerId}, ${patientId}, ${reading.itemId}, ${instant(reading.takenAt)}, ${instant(reading.heardAt)},
          ${reading.date}, ${reading.values}::numeric[], ${reading.plausible})`,
    ),

  saveAnswers: (scope: CustomerScope, patientId: string, saved: SavedAnswers) =>
    db.rows(
      scope,
      "saveAnswers",
      sql`
        insert into questionnaire_answers
          (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers, score)
        values (${scope.customerId}, ${patientId}, ${saved.answerId}, ${saved.itemId}, ${saved.questionnaireId},
          ${saved.day}, ${saved.submittedAt}, ${saved.answers}::smallint[], ${saved.score})`,
    ),
});

export type RecordingStore = ReturnType<typeof makeRecordingStore>;
