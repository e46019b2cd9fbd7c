import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { fixtureOf, query, range, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const calendarRequests = {
  getDateRangeActivities: (ids) =>
    fixtureOf(
      query(
        `getDateRangeActivities(patientid: "${ids.patient}", ${range})`,
        "activities { date exercises { exerciseid } }",
      ),
    ),
  getRangeExercises: (ids) =>
    fixtureOf(query(`getRangeExercises(patientid: "${ids.patient}", ${range})`, "exercises { items { exerciseid } }")),
  onPatientActivity: (ids) => fixtureOf(`subscription { onPatientActivity(patientid: "${ids.patient}") { status } }`),
} satisfies RequestFixtures;

export const calendarPermissions = {
  // The patient list (A209) and a patient's page (A211).
  getDateRangeActivities: clinic("admin therapist surgeon associate company coach"),
  getRangeExercises: clinic("admin therapist surgeon associate company coach"),
  onPatientActivity: clinic("admin therapist surgeon associate company coach"),
} satisfies ExpectedPermissions;
