import { clinic, companies, everybody, superAdmin, type Rights } from "../right.ts";
import { mutation, only, query, type Samples } from "./sample.ts";

export const accountDeletionSamples = {
  deleteAccountRequest: () =>
    only(
      mutation(
        `deleteAccountRequest(firstname: "A", lastname: "B", dob: "05/01/1960", phone: "3125550142", token: "none")`,
      ),
    ),
  withdrawAccountDeletion: () => only(mutation(`withdrawAccountDeletion(token: "none")`)),
  getAccountDeletion: (aim) => only(query(`getAccountDeletion(caseId: "${aim.deletionCase}")`, "deletion { eraseOn }")),
  withdrawDeletionForPatient: (aim) =>
    only(mutation(`withdrawDeletionForPatient(caseId: "${aim.deletionCase}", reason: "They asked.")`)),
  getDeletionRequests: () => only(query("getDeletionRequests", "total requests { _id firstname companies }")),
  startDeletionCase: (aim) =>
    only(
      mutation(
        `startDeletionCase(requestid: "${aim.deletionRequest}", customerid: "${aim.customer}", patientid: "${aim.patient}")`,
        "{ status message caseid }",
      ),
    ),
  dismissDeletionRequest: (aim) => only(mutation(`dismissDeletionRequest(requestid: "${aim.dismissedRequest}")`)),
  sendDeletionRequest: (aim) =>
    only(mutation(`sendDeletionRequest(requestid: "${aim.sentRequest}", companyid: "${aim.company}")`)),
} satisfies Samples;

export const accountDeletionRights = {
  // Before there is a session, and pages that anybody may open (A006).
  deleteAccountRequest: everybody,
  withdrawAccountDeletion: everybody,
  // Who handles cases (A198).
  getAccountDeletion: clinic("company coach"),
  withdrawDeletionForPatient: clinic("company coach"),
  // What no record fits is listed for the company, and for the super admin.
  getDeletionRequests: companies("company super"),
  startDeletionCase: clinic("company"),
  dismissDeletionRequest: companies("company super"),
  sendDeletionRequest: superAdmin,
} satisfies Rights;
