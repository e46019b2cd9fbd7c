import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { fixtureOf, query, range, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const deviceChartsRequests = {
  getRangeMeasurement: (ids) =>
    fixtureOf(
      query(
        `getRangeMeasurement(patientid: "${ids.patient}", deviceid: "${ids.deviceItem}", ${range})`,
        "measurements { date status }",
      ),
    ),
  getGraphMeasurementData: (ids) =>
    fixtureOf(
      query(
        `getGraphMeasurementData(graphIn: { patientid: "${ids.patient}", deviceid: "${ids.deviceItem}" })`,
        "timezone graphs { _id devicename }",
      ),
    ),
} satisfies RequestFixtures;

export const deviceChartsPermissions = {
  // No report and no device charts for company users (A218, B278, B279).
  getRangeMeasurement: clinic("admin therapist surgeon associate"),
  // The progress page: staff except company users, the patient, and holders of a link (B298).
  getGraphMeasurementData: clinic("admin therapist surgeon associate patient link caregiver"),
} satisfies ExpectedPermissions;
