import { clinic, type Rights } from "../../right.ts";
import { only, query, type Samples } from "../sample.ts";

const series = (name: string, patient: string) => only(query(`${name}(patientid: "${patient}")`, "series { score }"));

export const scoreChartsSamples = {
  getOksData: ({ patient }) => series("getOksData", patient),
  getPainData: ({ patient }) => series("getPainData", patient),
  getFlexionData: ({ patient }) => series("getFlexionData", patient),
  getExtensionData: ({ patient }) => series("getExtensionData", patient),
} satisfies Samples;

// Scores and charts are not shown to company users (B279, B284).
const clinicStaff = clinic("admin therapist surgeon associate");

export const scoreChartsRights = {
  getOksData: clinicStaff,
  getPainData: clinicStaff,
  getFlexionData: clinicStaff,
  getExtensionData: clinicStaff,
} satisfies Rights;
