import { Role } from "../access/roles.ts";
import { inClinic, open } from "../access/reach.ts";
import { care } from "../access/role-groups.ts";

/** Query tag of surgeons. */
export type SurgeonsQueryTag = "surgeons";

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin } = Role;

const surgeonEditors = [admin, companyAdmin, healthCoach, superAdmin] as const;

export const surgeonsOperations = {
  getSurgeonList: inClinic(...care, superAdmin),
  getSurgeons: inClinic(...surgeonEditors, physio, medicalAssociate),
  getSurgeonById: inClinic(...surgeonEditors, physio, medicalAssociate, surgeon),
  getSurgeonImage: inClinic(...surgeonEditors, physio, medicalAssociate, surgeon),
  getPublicSurgeon: open,
  getAccessCode: inClinic(...surgeonEditors),
  addEditSurgeon: inClinic(...surgeonEditors, surgeon),
  removeSurgeons: inClinic(...surgeonEditors),
};

export const surgeonsRestOperations = {
  downloadQrcode: open,
  downloadVcard: open,
};
