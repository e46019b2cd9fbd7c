import { ofPatient } from "./reach.ts";

export const recordingOperations = {
  getMyDay: ofPatient,
  recordExercise: ofPatient,
  recordReading: ofPatient,
  recordAnswers: ofPatient,
};
