import {
  clinic,
  companies,
  everybody,
  type ExpectedPermissions,
  superAdmin,
} from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const accountDeletionRequests = {
  deleteAccountRequest: () =>
    fixtureOf(
      mutation(
        `deleteAccountRequest(firstname: "A", lastname: "B", dob: "05/01/1960", phone: "3125550142", token: "none")`,
      ),
    ),
  withdrawAccountDeletion: () => fixtureOf(mutation(`withdrawAccountDeletion(token: "none")`)),
  getAccountDeletion: (ids) =>
    fixtureOf(query(`getAccountDeletion(caseId: "${ids.deletionCase}")`, "deletion { eraseOn }")),
  withdrawDeletionForPatient: (ids) =>
    fixtureOf(mutation(`withdrawDeletionForPatient(caseId: "${ids.deletionCase}", reason: "They asked.")`)),
  getDeletionRequests: () => fixtureOf(query("getDeletionRequests", "total requests { _id firstname companies }")),
  startDeletionCase: (ids) =>
    fixtureOf(
      mutation(
        `startDeletionCase(requestid: "${ids.deletionRequest}", customerid: "${ids.customer}", patientid: "${ids.patient}")`,
        "{ status message caseid }",
      ),
    ),
  dismissDeletionRequest: (ids) => fixtureOf(mutation(`dismissDeletionRequest(requestid: "${ids.dismissedRequest}")`)),
  sendDeletionRequest: (ids) =>
    fixtureOf(mutation(`sendDeletionRequest(requestid: "${ids.sentRequest}", companyid: "${ids.company}")`)),
} satisfies RequestFixtures;

export const accountDeletionPermissions = {
  // Operations before sign-in, and of pages that anybody may open (A006).
  deleteAccountRequest: everybody,
  withdrawAccountDeletion: everybody,
  // Operations of roles that handle cases (A198).
  getAccountDeletion: clinic("company coach"),
  withdrawDeletionForPatient: clinic("company coach"),
  // Requests that match no record are listed for the company, and for the super admin.
  getDeletionRequests: companies("company super"),
  startDeletionCase: clinic("company"),
  dismissDeletionRequest: companies("company super"),
  sendDeletionRequest: superAdmin,
} satisfies ExpectedPermissions;
