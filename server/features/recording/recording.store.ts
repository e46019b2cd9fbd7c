import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

export interface SavedReading {
  readonly itemId: string;
  readonly takenAt: string;
  readonly day: CalendarDate;
  readonly values: readonly (number | null)[];
  readonly plausible: boolean;
}

export interface SavedAnswers {
  readonly answerId: string;
  readonly itemId: string;
  readonly questionnaireId: string;
  readonly day: CalendarDate;
  readonly submittedAt: string;
  readonly answers: readonly (number | null)[];
  readonly score: number | null;
}

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

  /** Keeps a reading; answers false when the same moment of the device is there already. */
  saveReading: async (scope: CustomerScope, patientId: string, reading: SavedReading) =>
    (
      await db.rows(
        scope,
        "saveReading",
        sql`
          insert into device_readings (customer_id, patient_id, item_id, taken_at, day, values, plausible)
          values (${scope.customerId}, ${patientId}, ${reading.itemId}, ${reading.takenAt}, ${reading.day},
            ${reading.values}::numeric[], ${reading.plausible})
          on conflict do nothing returning item_id`,
      )
    ).length > 0,

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
