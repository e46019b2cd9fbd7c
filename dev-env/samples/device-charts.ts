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
