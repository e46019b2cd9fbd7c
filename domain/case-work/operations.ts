import { Role } from "../access/roles.ts";
import { fleeting, inClinic } from "../access/reach.ts";

const { admin, surgeon, medicalAssociate, companyAdmin, healthCoach } = Role;

/** Who may open a case reads and writes what is said in it. */
const talking = inClinic(admin, surgeon, medicalAssociate, companyAdmin, healthCoach);
/** A case is handled by the company. */
const handling = inClinic(companyAdmin, healthCoach);

export const caseWorkOperations = {
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
  nowWriting: fleeting(talking),
  onWriting: talking,
  getImageUrl: talking,
};

export const caseWorkRestOperations = {
  showMessageImage: talking,
};
