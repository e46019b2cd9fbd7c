import { account, clinic, company, type Rights } from "../right.ts";
import { mutation, only, query, type Samples } from "./sample.ts";

export const casesSamples = {
  createNewCase: (aim) =>
    only(
      mutation(`createNewCase(patientId: "${aim.patient}", summary: "A", description: "B", type: "Surgeon Message")`),
    ),
  createCaseFromMessage: (aim) =>
    only(
      mutation(
        `createCaseFromMessage(patientId: "${aim.patient}", summary: "A", description: "B", type: "Surgeon Message")`,
      ),
    ),
  getActionCase: (aim) => only(query(`getActionCase(caseId: "${aim.case}")`, "actionCase { _id }")),
  getActionCaseStats: (aim) => only(query(`getActionCaseStats(customerid: "${aim.customer}")`, "unassigned total")),
  getActionCaseList: (aim) =>
    only(query(`getActionCaseList(filters: { customerIds: ["${aim.customer}"] })`, "actionCases { _id patientId }")),
  onCompanyCases: () => only("subscription { onCompanyCases { status } }"),
  getPatientMessages: (aim) =>
    only(
      query(
        `getPatientMessages(filters: { customerIds: ["${aim.customer}"], patientId: "${aim.patient}", archived: true })`,
        "data { total messages { _id patientId surgeonId } surgeons { _id } patient { _id } }",
      ),
    ),
  isNewActionCase: (aim) => only(query(`isNewActionCase(customerid: "${aim.customer}")`, "isNew")),
  archiveActionCases: (aim) => only(mutation(`archiveActionCases(ids: ["${aim.case}", "${aim.secondCase}"])`)),
  deleteActionCase: (aim) => only(mutation(`deleteActionCase(ids: ["${aim.archivedCase}"])`)),
  addAdminCommentToLite: () => only("subscription { addAdminCommentToLite { status } }"),
  getActionCaseListSubscription: () => only("subscription { getActionCaseListSubscription { status } }"),
  assignedToMoveAi: (aim) => only(mutation(`assignedToMoveAi(caseId: "${aim.case}")`)),
  updateLastViewed: (aim) => only(mutation(`updateLastViewed(caseId: "${aim.case}")`)),
  moveAiComment: () => only("subscription { moveAiComment { status } }"),
  onComment: () => only("subscription { onComment { status } }"),
} satisfies Samples;

export const casesRights = {
  // ADD REMINDER is not for coaches (B290), START CONVERSATION not for company admins (B291).
  // /cases-add is for company users (A200).
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
  // Coaches have no ticks in the list; only company admins delete.
  archiveActionCases: account("admin surgeon associate company"),
  deleteActionCase: company("company"),
  assignedToMoveAi: clinic("admin surgeon"),
  onComment: clinic("admin surgeon associate company coach"),
  getActionCaseListSubscription: clinic("admin surgeon associate company coach"),
  moveAiComment: clinic("company coach"),
  // The lite chat is in /messages (A206); /events holds the reminders (A201).
  addAdminCommentToLite: clinic("admin surgeon company coach"),
} satisfies Rights;
