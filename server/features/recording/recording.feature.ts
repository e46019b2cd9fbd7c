import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { Schedules } from "../scheduled-items/scheduled-items.lookups.ts";
import { makeProgressStore } from "./progress.store.ts";
import { makeRecordAnswers } from "./record-answers.ts";
import { makeRecordExercise } from "./record-exercise.ts";
import type { RecordingForms } from "./recording-forms.lookups.ts";
import { makeRecordReading } from "./record-reading.ts";
import { makeRecordingStore } from "./recording.store.ts";
import { makeRecordingQueries } from "./recording.queries.ts";
import { makeRollStore } from "./roll-progress.store.ts";
import { rollProgress } from "./roll-progress.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly recordingForms: RecordingForms;
  readonly schedules: Schedules;
}

/** What patients record on their phones. */
export const recordingFeature = (featureDeps: Deps): Feature => {
  const { db } = featureDeps;
  const queries = makeRecordingQueries(db);
  const deps = { ...featureDeps, queries, store: makeRecordingStore(db), progress: makeProgressStore(db) };
  const recordExercise = makeRecordExercise(deps);
  const recordReading = makeRecordReading(deps);
  const recordAnswers = makeRecordAnswers(deps);
  return {
    resolvers: {
      Mutation: {
        recordExercise: ({ input }, { scope }) => recordExercise(scope, input),
        recordReading: ({ input }, { scope }) => recordReading(scope, input),
        recordAnswers: ({ input }, { scope }) => recordAnswers(scope, input),
      },
    },
    timed: [rollProgress({ ...featureDeps, store: makeRollStore(db) })],
  };
};
