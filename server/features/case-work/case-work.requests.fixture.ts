import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

const worked = (id: string) => `caseId: "${id}", date: "2026-01-02", hrs: 1, mins: 10, workDescription: "Called."`;

export const caseWorkRequests = {
  getMessageCase: (ids) =>
    fixtureOf(query(`getMessageCase(caseId: "${ids.case}")`, "actionCase { _id comments { _id } }")),
  updateActionCase: (ids) => fixtureOf(mutation(`updateActionCase(caseId: "${ids.case}", priority: "P2")`)),
  addNewComment: (ids) => fixtureOf(mutation(`addNewComment(caseId: "${ids.case}", comment: "Thank you.")`)),
  editComment: (ids) => fixtureOf(mutation(`editComment(id: "${ids.comment}", comment: "Thanks.", version: 1)`)),
  deleteComment: (ids) => fixtureOf(mutation(`deleteComment(id: "${ids.secondComment}")`)),
  restoreComment: (ids) => fixtureOf(mutation(`restoreComment(id: "${ids.secondComment}")`)),
  takeBack: (ids) => fixtureOf(mutation(`takeBack(id: "${ids.freshComment}")`)),
  addWorkLog: (ids) => fixtureOf(mutation(`addWorkLog(${worked(ids.case)})`)),
  editWorkLog: (ids) => fixtureOf(mutation(`editWorkLog(wlid: "${ids.workLog}", ${worked(ids.case)}, version: 1)`)),
  deleteWorkLog: (ids) => fixtureOf(mutation(`deleteWorkLog(wlid: "${ids.secondWorkLog}", caseId: "${ids.case}")`)),
  nowWriting: (ids) => fixtureOf(mutation(`nowWriting(caseid: "${ids.case}")`)),
  getImageUrl: (ids) =>
    fixtureOf(query(`getImageUrl(fileName: "${ids.messageImage}.webp", type: "message")`, "imageUrl")),
  onWriting: (ids) => fixtureOf(`subscription { onWriting(caseid: "${ids.case}") { status } }`),
} satisfies RequestFixtures;

// Every role that may open /cases/{caseid} (A199, A215) reads and writes there; each person changes only their own texts (C064).
const talking = clinic("admin surgeon associate company coach");
// The case management view is the company's (C034).
const handling = clinic("company coach");

export const caseWorkPermissions = {
  getMessageCase: talking,
  updateActionCase: handling,
  addNewComment: talking,
  editComment: talking,
  deleteComment: talking,
  restoreComment: talking,
  takeBack: talking,
  addWorkLog: handling,
  editWorkLog: handling,
  deleteWorkLog: handling,
  nowWriting: talking,
  onWriting: talking,
  getImageUrl: talking,
  // Images of messages need the token (C256).
  showMessageImage: clinic("admin surgeon associate company coach"),
} satisfies ExpectedPermissions;
