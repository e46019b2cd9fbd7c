import { ofPatient } from "../access/reach.ts";

/** Query tags of progress and readings. */
export type RecordingQueryTag = "progress" | "readings";

export const recordingOperations = {
  getMyDay: ofPatient,
  recordExercise: ofPatient,
  recordReading: ofPatient,
  recordAnswers: ofPatient,
};
