import { ownRecord, type Rights } from "../right.ts";
import { mutation, only, query, type Samples } from "./sample.ts";

export const recordingSamples = {
  getMyDay: () => only(query("getMyDay", "day { date }")),
  recordExercise: (aim) => only(mutation(`recordExercise(input: { itemid: "${aim.exerciseItem}" })`)),
  recordReading: (aim) => only(mutation(`recordReading(input: { itemid: "${aim.deviceItem}", values: [100, 2] })`)),
  recordAnswers: (aim) => only(mutation(`recordAnswers(input: { itemid: "${aim.formItem}", answers: [2] })`)),
} satisfies Samples;

export const recordingRights = {
  // What patients record on their phones.
  getMyDay: ownRecord,
  recordExercise: ownRecord,
  recordReading: ownRecord,
  recordAnswers: ownRecord,
} satisfies Rights;
