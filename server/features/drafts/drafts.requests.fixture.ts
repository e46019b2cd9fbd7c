import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

const desk = "0192f000-0d5c-7000-8000-000000000001";

export const draftsRequests = {
  getPatientDrafts: (ids) =>
    fixtureOf(query(`getPatientDrafts(customerid: "${ids.customer}", id: "${ids.draft}")`, "drafts { _id name }")),
  savePatientDraft: (ids) =>
    fixtureOf(
      mutation(`savePatientDraft(id: "${ids.draft}", desk: "${desk}", take: true)`, "{ status message draft { _id } }"),
    ),
  discardPatientDraft: (ids) => fixtureOf(mutation(`discardPatientDraft(id: "${ids.secondDraft}")`)),
} satisfies RequestFixtures;

export const draftsPermissions = {
  // Roles that may add patients (A210): no health coach.
  getPatientDrafts: clinic("admin therapist surgeon associate company"),
  savePatientDraft: clinic("admin therapist surgeon associate company"),
  discardPatientDraft: clinic("admin therapist surgeon associate company"),
} satisfies ExpectedPermissions;
