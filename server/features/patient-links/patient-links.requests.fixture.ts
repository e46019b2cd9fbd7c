import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const patientLinksRequests = {
  getPatientLinks: (ids) =>
    fixtureOf(query(`getPatientLinks(patientid: "${ids.patient}")`, "links { _id recipient origin }")),
  endPatientLink: (ids) => fixtureOf(mutation(`endPatientLink(patientid: "${ids.patient}", linkid: "${ids.link}")`)),
} satisfies RequestFixtures;

export const patientLinksPermissions = {
  // Staff who may see the patient, the patient, and the holder of a link, who sees only that link (B188).
  getPatientLinks: clinic("admin therapist surgeon associate company coach patient link caregiver report"),
  endPatientLink: clinic("admin therapist surgeon associate company coach patient link caregiver report"),
} satisfies ExpectedPermissions;
