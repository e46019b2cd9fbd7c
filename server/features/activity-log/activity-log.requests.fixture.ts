import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const activityLogRequests = {
  getActivityLog: (ids) =>
    fixtureOf(
      query(`getActivityLog(patientid: "${ids.patient}", fromDate: "6m")`, "total newer records { patientid newdata }"),
    ),
} satisfies RequestFixtures;

export const activityLogPermissions = {
  getActivityLog: clinic("admin therapist surgeon associate company coach"),
  exportActivityLog: clinic("admin therapist surgeon associate company coach"),
} satisfies ExpectedPermissions;
