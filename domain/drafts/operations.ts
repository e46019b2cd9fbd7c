import { Role } from "../access/roles.ts";
import { inClinic } from "../access/reach.ts";

export type DraftsQueryTag = "drafts";

const { admin, physio, surgeon, medicalAssociate, companyAdmin } = Role;

/** Access for roles that may add patients. */
const adding = inClinic(admin, physio, surgeon, medicalAssociate, companyAdmin);

export const draftsOperations = {
  getPatientDrafts: adding,
  savePatientDraft: adding,
  discardPatientDraft: adding,
};
