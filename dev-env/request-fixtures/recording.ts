import { ownRecord, type ExpectedPermissions } from "../permission.ts";
import { mutation, only, query, type RequestFixtures } from "./request-fixture.ts";

export const recordingRequests = {
  getMyDay: () => only(query("getMyDay", "day { date }")),
  recordExercise: (ids) => only(mutation(`recordExercise(input: { itemid: "${ids.exerciseItem}" })`)),
  recordReading: (ids) => only(mutation(`recordReading(input: { itemid: "${ids.deviceItem}", values: [100, 2] })`)),
  recordAnswers: (ids) => only(mutation(`recordAnswers(input: { itemid: "${ids.formItem}", answers: [2] })`)),
} satisfies RequestFixtures;

export const recordingPermissions = {
  // What patients record on their phones.
  getMyDay: ownRecord,
  recordExercise: ownRecord,
  recordReading: ownRecord,
  recordAnswers: ownRecord,
} satisfies ExpectedPermissions;
