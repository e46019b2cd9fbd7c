import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { ReadingTaken } from "@restride/domain/recording/decide-reading.ts";
import type { ExerciseDone, QuestionnaireFilled } from "@restride/domain/recording/decide-recording.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

export interface SavedAnswers {
  readonly answerId: Id;
  readonly questionnaireId: Id;
  readonly submittedAt: string;
  readonly answers: readonly (number | null)[];
  readonly decided: QuestionnaireFilled;
}

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

export const makeRecordingStore = (db: Database) => ({
  saveExercise: (scope: CustomerScope, patientId: Id, { fact, timesDone }: ExerciseDone, at: string) =>
    db.rows(
      scope,
      "saveExercise",
      build
        .insertInto("exercise_done")
        .values({
          customer_id: scope.customerId,
          patient_id: patientId,
          day: fact.data.date,
          item_id: fact.data.item,
          times_done: timesDone,
          last_at: at,
        })
        .onConflict((same) =>
          same
            .columns(["customer_id", "patient_id", "day", "item_id"])
            .doUpdateSet({ times_done: timesDone, last_at: at }),
        ),
    ),

  saveReading: (scope: CustomerScope, patientId: Id, { fact, ...reading }: ReadingTaken) =>
    db.rows(
      scope,
      "saveReading",
      sql`
        insert into device_readings (customer_id, patient_id, item_id, taken_at, heard_at, day, values, plausible)
        values (${scope.customerId}, ${patientId}, ${fact.data.item}, ${instant(reading.takenAt)}, ${instant(reading.heardAt)},
          ${fact.data.date}, ${reading.values}::numeric[], ${reading.plausible})`,
    ),

  saveAnswers: (scope: CustomerScope, patientId: Id, { decided, ...saved }: SavedAnswers) =>
    db.rows(
      scope,
      "saveAnswers",
      sql`
        insert into questionnaire_answers
          (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers, score)
        values (${scope.customerId}, ${patientId}, ${saved.answerId}, ${decided.fact.data.item}, ${saved.questionnaireId},
          ${decided.fact.data.date}, ${saved.submittedAt}, ${saved.answers}::smallint[], ${decided.score})`,
    ),
});

export type RecordingStore = ReturnType<typeof makeRecordingStore>;
