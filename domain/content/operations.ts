import { inClinic, inCompanies } from "../access/reach.ts";
import { care, customerEditors } from "../access/role-groups.ts";

export type ContentQueryTag = "content";

/** Access for companies, which make the content that is offered to their clinics. */
const making = inCompanies(...customerEditors);

export const contentOperations = {
  getAllCarePlans: inClinic(...care),
  getAllDevices: inClinic(...care),
  getRegimens: inClinic(...care),
  getAutoAssignedRegimens: inClinic(...care),
  getAllExercises: inClinic(...care),
  getContentNames: inClinic(...care),
  getExercise: inClinic(...care),
  getAllFeedbackForms: inClinic(...care),
  getDeafultFeedSchedule: inClinic(...care),
  getContentList: making,
  getContentCounts: making,
  getContent: making,
  getContentVersions: making,
  getContentRunning: making,
  getContentHolders: making,
  saveContentDraft: making,
  discardContentDraft: making,
  copyContent: making,
  publishContent: making,
  previewPublish: making,
  applyVersion: making,
  retireContent: making,
};
