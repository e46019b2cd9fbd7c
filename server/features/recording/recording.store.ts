import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { ReadingTaken } from "@restride/domain/recording/decide-reading.ts";
import type { ExerciseDone, QuestionnaireFilled } from "@restride/domain/recording/decide-recording.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { compiledOnce, type Database } from "../../platform/database/database.ts";
import { instantOf } from "../../platform/instant.ts";

export interface SavedAnswers {
  readonly answerId: Id;
  readonly questionnaireId: Id;
  readonly submittedAt: string;
  readonly answers: readonly (number | null)[];
  readonly decided: QuestionnaireFilled;
}

const instant = (ms: number | null): string | null => (ms === null ? null : instantOf(ms));

interface Exercise {
  readonly customerId: Id;
  readonly patientId: Id;
  readonly day: CalendarDate;
  readonly itemId: Id;
  readonly times: number;
  readonly at: string;
}

const saveExercise = compiledOnce(
  ({ customerId, patientId, day, itemId, times, at }: Exercise) => sql`
    insert into exercise_done (customer_id, patient_id, day, item_id, times_done, last_at)
    values (${customerId}, ${patientId}, ${day}, ${itemId}, ${times}, ${at})
    on conflict (customer_id, patient_id, day, item_id) do update set times_done = excluded.times_done, last_at = excluded.last_at`,
);

/** Returns the store of recordings. Its writes are pipelined with the domain event, because no caller waits for their rows. */
export const makeRecordingStore = (db: Database) => ({
  saveExercise: (scope: CustomerScope, patientId: Id, { event, timesDone: times }: ExerciseDone, at: string): void => {
    const { item: itemId, date: day } = event.data;
    db.write(scope, "saveExercise", saveExercise({ customerId: scope.customerId, patientId, day, itemId, times, at }));
  },

  saveReading: (scope: CustomerScope, patientId: Id, { event, ...reading }: ReadingTaken): void =>
    db.write(
      scope,
      "saveReading",
      sql`
        insert into device_readings (customer_id, patient_id, item_id, taken_at, received_at, day, values, plausible)
        values (${scope.customerId}, ${patientId}, ${event.data.item}, ${instant(reading.takenAt)}, ${instant(reading.receivedAt)},
          ${event.data.date}, ${reading.values}::numeric[], ${reading.plausible})`,
    ),

  saveAnswers: (scope: CustomerScope, patientId: Id, { decided, ...saved }: SavedAnswers): void =>
    db.write(
      scope,
      "saveAnswers",
      sql`
        insert into questionnaire_answers
          (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers, score)
        values (${scope.customerId}, ${patientId}, ${saved.answerId}, ${decided.event.data.item}, ${saved.questionnaireId},
          ${decided.event.data.date}, ${saved.submittedAt}, ${saved.answers}::smallint[], ${decided.score})`,
    ),
});

export type RecordingStore = ReturnType<typeof makeRecordingStore>;
