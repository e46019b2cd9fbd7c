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
  addAdminCommentToLite: () => only("subscription { addAdminCommentToLite { status } }"),
  getActionCaseListSubscription: () => only("subscription { getActionCaseListSubscription { status } }"),
  assignedToMoveAi: (aim) => only(mutation(`assignedToMoveAi(caseId: "${aim.case}")`)),
  updateLastViewed: (aim) => only(mutation(`updateLastViewed(caseId: "${aim.case}")`)),
  moveAiComment: () => only("subscription { moveAiComment { status } }"),
  onComment: () => only("subscription { onComment { status } }"),
} satisfies Samples;
