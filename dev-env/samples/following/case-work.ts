import { clinic, type Rights } from "../../right.ts";
import { mutation, only, query, type Samples } from "../sample.ts";

const worked = (id: string) => `caseId: "${id}", date: "2026-01-02", hrs: 1, mins: 10, workDescription: "Called."`;

export const caseWorkSamples = {
  getMessageCase: (aim) => only(query(`getMessageCase(caseId: "${aim.case}")`, "actionCase { _id comments { _id } }")),
  updateActionCase: (aim) => only(mutation(`updateActionCase(caseId: "${aim.case}", priority: "P2")`)),
  addNewComment: (aim) => only(mutation(`addNewComment(caseId: "${aim.case}", comment: "Thank you.")`)),
  editComment: (aim) => only(mutation(`editComment(id: "${aim.comment}", comment: "Thanks.", version: 1)`)),
  deleteComment: (aim) => only(mutation(`deleteComment(id: "${aim.secondComment}")`)),
  restoreComment: (aim) => only(mutation(`restoreComment(id: "${aim.secondComment}")`)),
  takeBack: (aim) => only(mutation(`takeBack(id: "${aim.freshComment}")`)),
  addWorkLog: (aim) => only(mutation(`addWorkLog(${worked(aim.case)})`)),
  editWorkLog: (aim) => only(mutation(`editWorkLog(wlid: "${aim.workLog}", ${worked(aim.case)}, version: 1)`)),
  deleteWorkLog: (aim) => only(mutation(`deleteWorkLog(wlid: "${aim.secondWorkLog}", caseId: "${aim.case}")`)),
  nowWriting: (aim) => only(mutation(`nowWriting(caseid: "${aim.case}")`)),
  getImageUrl: (aim) => only(query(`getImageUrl(fileName: "${aim.messageImage}.webp", type: "message")`, "imageUrl")),
  onWriting: (aim) => only(`subscription { onWriting(caseid: "${aim.case}") { status } }`),
} satisfies Samples;

// Who may open /cases/{caseid} (A199, A215) reads and writes there; of what they wrote each changes their own (C064).
const talking = clinic("admin surgeon associate company coach");
// The case management view is the company's (C034).
const handling = clinic("company coach");

export const caseWorkRights = {
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
} satisfies Rights;
