import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { DayOf } from "../calendar/calendar.lookups.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { Schedules } from "../schedules/schedules.lookups.ts";
import { makeGetMyDay } from "./get-my-day.ts";
import { makeProgressStore } from "./progress.store.ts";
import { makeRecordAnswers } from "./record-answers.ts";
import { makeRecordExercise } from "./record-exercise.ts";
import { makeRecordReading } from "./record-reading.ts";
import { makeRecordingStore } from "./recording.store.ts";
import { makeRecordingQueries } from "./recording.queries.ts";
import { makeRollStore } from "./roll-progress.store.ts";
import { rollProgress } from "./roll-progress.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly dayOf: DayOf;
  readonly patients: PatientContacts;
  readonly schedules: Schedules;
}

/** What patients record on their phones. */
export const recordingFeature = (given: Deps): Feature => {
  const { db } = given;
  const queries = makeRecordingQueries(db);
  const deps = { ...given, queries, store: makeRecordingStore(db), progress: makeProgressStore(db) };
  const getMyDay = makeGetMyDay(deps);
  const recordExercise = makeRecordExercise(deps);
  const recordReading = makeRecordReading(deps);
  const recordAnswers = makeRecordAnswers(deps);
  return {
    resolvers: {
      Query: {
        getMyDay: ({ date }, { scope }) => getMyDay(scope, date),
      },
      Mutation: {
        recordExercise: ({ input }, { scope }) => recordExercise(scope, input),
        recordReading: ({ input }, { scope }) => recordReading(scope, input),
        recordAnswers: ({ input }, { scope }) => recordAnswers(scope, input),
      },
    },
    timed: [rollProgress({ ...given, store: makeRollStore(db) })],
  };
};
