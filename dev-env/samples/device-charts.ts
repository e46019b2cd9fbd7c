import { clinic, type Rights } from "../right.ts";
import { only, query, range, type Samples } from "./sample.ts";

export const deviceChartsSamples = {
  getRangeMeasurement: (aim) =>
    only(
      query(
        `getRangeMeasurement(patientid: "${aim.patient}", deviceid: "${aim.deviceItem}", ${range})`,
        "measurements { date status }",
      ),
    ),
  getGraphMeasurementData: (aim) =>
    only(
      query(
        `getGraphMeasurementData(graphIn: { patientid: "${aim.patient}", deviceid: "${aim.deviceItem}" })`,
        "timezone graphs { _id devicename }",
      ),
    ),
} satisfies Samples;

export const deviceChartsRights = {
  // No report and no device charts for company users (A218, B278, B279).
  getRangeMeasurement: clinic("admin therapist surgeon associate"),
  // The progress page: staff but company users, the patient, and whoever has a link (B298).
  getGraphMeasurementData: clinic("admin therapist surgeon associate patient link caregiver"),
} satisfies Rights;
