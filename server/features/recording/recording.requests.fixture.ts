import { type ExpectedPermissions, ownRecord } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const recordingRequests = {
  getMyDay: () => fixtureOf(query("getMyDay", "day { date }")),
  recordExercise: (ids) => fixtureOf(mutation(`recordExercise(input: { itemid: "${ids.exerciseItem}" })`)),
  recordReading: (ids) =>
    fixtureOf(mutation(`recordReading(input: { itemid: "${ids.deviceItem}", values: [100, 2] })`)),
  recordAnswers: (ids) => fixtureOf(mutation(`recordAnswers(input: { itemid: "${ids.formItem}", answers: [2] })`)),
} satisfies RequestFixtures;

export const recordingPermissions = {
  // Recordings of patients on their phones.
  getMyDay: ownRecord,
  recordExercise: ownRecord,
  recordReading: ownRecord,
  recordAnswers: ownRecord,
} satisfies ExpectedPermissions;
