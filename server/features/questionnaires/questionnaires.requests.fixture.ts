import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const questionnairesRequests = {
  getFormByScheduleSubId: (ids) =>
    fixtureOf(query(`getFormByScheduleSubId(patientid: "${ids.patient}", id: "${ids.answers}")`, "form { _id }")),
} satisfies RequestFixtures;

export const questionnairesPermissions = {
  // The progress page: staff except company users, the patient, and holders of a link (B298).
  getFormByScheduleSubId: clinic("admin therapist surgeon associate company coach patient link caregiver"),
} satisfies ExpectedPermissions;
