import { Role } from "../../roles.ts";
import { inClinic } from "../reach.ts";

const { admin, physio, surgeon, medicalAssociate, companyAdmin } = Role;

/** Who may add patients. */
const adding = inClinic(admin, physio, surgeon, medicalAssociate, companyAdmin);

export const draftsOperations = {
  getPatientDrafts: adding,
  savePatientDraft: adding,
  discardPatientDraft: adding,
};
