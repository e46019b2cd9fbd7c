import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { only, query, range, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const calendarRequests = {
  getDateRangeActivities: (ids) =>
    only(
      query(
        `getDateRangeActivities(patientid: "${ids.patient}", ${range})`,
        "activities { date exercises { exerciseid } }",
      ),
    ),
  getRangeExercises: (ids) =>
    only(query(`getRangeExercises(patientid: "${ids.patient}", ${range})`, "exercises { items { exerciseid } }")),
  onPatientActivity: (ids) => only(`subscription { onPatientActivity(patientid: "${ids.patient}") { status } }`),
} satisfies RequestFixtures;

export const calendarPermissions = {
  // The patient list (A209) and a patient's page (A211).
  getDateRangeActivities: clinic("admin therapist surgeon associate company coach"),
  getRangeExercises: clinic("admin therapist surgeon associate company coach"),
  onPatientActivity: clinic("admin therapist surgeon associate company coach"),
} satisfies ExpectedPermissions;
