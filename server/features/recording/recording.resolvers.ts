import type { Faces } from "../../platform/graphql/faces.ts";
import type { makeGetMyDay } from "./get-my-day.ts";
import type { makeRecordAnswers } from "./record-answers.ts";
import type { makeRecordExercise } from "./record-exercise.ts";
import type { makeRecordReading } from "./record-reading.ts";

interface UseCases {
  readonly getMyDay: ReturnType<typeof makeGetMyDay>;
  readonly recordExercise: ReturnType<typeof makeRecordExercise>;
  readonly recordReading: ReturnType<typeof makeRecordReading>;
  readonly recordAnswers: ReturnType<typeof makeRecordAnswers>;
}

export const recordingResolvers = (use: UseCases): Faces => ({
  Query: {
    getMyDay: ({ date }, { scope }) => use.getMyDay(scope, date),
  },
  Mutation: {
    recordExercise: ({ input }, { scope }) => use.recordExercise(scope, input),
    recordReading: ({ input }, { scope }) => use.recordReading(scope, input),
    recordAnswers: ({ input }, { scope }) => use.recordAnswers(scope, input),
  },
});
