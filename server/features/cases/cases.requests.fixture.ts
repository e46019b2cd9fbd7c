import { account, clinic, company, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const casesRequests = {
  createNewCase: (ids) =>
    fixtureOf(
      mutation(`createNewCase(patientId: "${ids.patient}", summary: "A", description: "B", type: "Surgeon Message")`),
    ),
  createCaseFromMessage: (ids) =>
    fixtureOf(
      mutation(
        `createCaseFromMessage(patientId: "${ids.patient}", summary: "A", description: "B", type: "Surgeon Message")`,
      ),
    ),
  getActionCase: (ids) => fixtureOf(query(`getActionCase(caseId: "${ids.case}")`, "actionCase { _id }")),
  getActionCaseStats: (ids) =>
    fixtureOf(query(`getActionCaseStats(customerid: "${ids.customer}")`, "unassigned total")),
  getActionCaseList: (ids) =>
    fixtureOf(
      query(`getActionCaseList(filters: { customerIds: ["${ids.customer}"] })`, "actionCases { _id patientId }"),
    ),
  onCompanyCases: () => fixtureOf("subscription { onCompanyCases { status } }"),
  getPatientMessages: (ids) =>
    fixtureOf(
      query(
        `getPatientMessages(filters: { customerIds: ["${ids.customer}"], patientId: "${ids.patient}", archived: true })`,
        "data { total messages { _id patientId surgeonId } surgeons { _id } patient { _id } }",
      ),
    ),
  isNewActionCase: (ids) => fixtureOf(query(`isNewActionCase(customerid: "${ids.customer}")`, "isNew")),
  archiveActionCases: (ids) => fixtureOf(mutation(`archiveActionCases(ids: ["${ids.case}", "${ids.secondCase}"])`)),
  deleteActionCase: (ids) => fixtureOf(mutation(`deleteActionCase(ids: ["${ids.archivedCase}"])`)),
  addAdminCommentToLite: () => fixtureOf("subscription { addAdminCommentToLite { status } }"),
  getActionCaseListSubscription: () => fixtureOf("subscription { getActionCaseListSubscription { status } }"),
  assignedToMoveAi: (ids) => fixtureOf(mutation(`assignedToMoveAi(caseId: "${ids.case}")`)),
  updateLastViewed: (ids) => fixtureOf(mutation(`updateLastViewed(caseId: "${ids.case}")`)),
  moveAiComment: () => fixtureOf("subscription { moveAiComment { status } }"),
  onComment: () => fixtureOf("subscription { onComment { status } }"),
} satisfies RequestFixtures;

export const casesPermissions = {
  // ADD REMINDER is not for coaches (B290), START CONVERSATION not for company admins (B291). /cases-add is for company users (A200).
  createNewCase: clinic("admin therapist surgeon associate company coach"),
  createCaseFromMessage: clinic("admin therapist surgeon associate coach"),
  // /cases/{caseid} (A199), for an associate as the message view (A215); /cases is for company users (A198).
  getActionCase: clinic("admin surgeon associate company coach"),
  updateLastViewed: clinic("admin surgeon associate company coach"),
  getActionCaseStats: company("company coach"),
  getActionCaseList: company("company coach"),
  onCompanyCases: company("company coach"),
  // /inbox and /notification (A028).
  getPatientMessages: clinic("admin surgeon associate company coach super"),
  isNewActionCase: account("admin surgeon associate company coach"),
  // Coaches have no checkboxes in the list; only company admins delete.
  archiveActionCases: account("admin surgeon associate company"),
  deleteActionCase: company("company"),
  assignedToMoveAi: clinic("admin surgeon"),
  onComment: clinic("admin surgeon associate company coach"),
  getActionCaseListSubscription: clinic("admin surgeon associate company coach"),
  moveAiComment: clinic("company coach"),
  // The lite chat is in /messages (A206); /events has the reminders (A201).
  addAdminCommentToLite: clinic("admin surgeon company coach"),
} satisfies ExpectedPermissions;
