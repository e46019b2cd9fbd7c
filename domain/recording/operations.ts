import { ofPatient } from "../access/reach.ts";

/** Tags of what screens show of it. */
export type RecordingQueryTag = "progress" | "readings";

export const recordingOperations = {
  getMyDay: ofPatient,
  recordExercise: ofPatient,
  recordReading: ofPatient,
  recordAnswers: ofPatient,
};
