import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

const series = (name: string, patient: string) =>
  fixtureOf(query(`${name}(patientid: "${patient}")`, "series { score }"));

export const scoreChartsRequests = {
  getOksData: ({ patient }) => series("getOksData", patient),
  getPainData: ({ patient }) => series("getPainData", patient),
  getFlexionData: ({ patient }) => series("getFlexionData", patient),
  getExtensionData: ({ patient }) => series("getExtensionData", patient),
} satisfies RequestFixtures;

// Scores and charts are not shown to company users (B279, B284).
const clinicStaff = clinic("admin therapist surgeon associate");

export const scoreChartsPermissions = {
  getOksData: clinicStaff,
  getPainData: clinicStaff,
  getFlexionData: clinicStaff,
  getExtensionData: clinicStaff,
} satisfies ExpectedPermissions;
