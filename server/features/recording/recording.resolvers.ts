import { type Faces, inCustomer } from "../../platform/graphql/faces.ts";
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
    getMyDay: ({ date }, call) => use.getMyDay(inCustomer(call), date),
  },
  Mutation: {
    recordExercise: ({ input }, call) => use.recordExercise(inCustomer(call), input),
    recordReading: ({ input }, call) => use.recordReading(inCustomer(call), input),
    recordAnswers: ({ input }, call) => use.recordAnswers(inCustomer(call), input),
  },
});
