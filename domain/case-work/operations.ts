import { Role } from "../access/roles.ts";
import { asUnstored, inClinic } from "../access/reach.ts";

const { admin, surgeon, medicalAssociate, companyAdmin, healthCoach } = Role;

/** Access for roles that may open a case, to read and write its comments. */
const talking = inClinic(admin, surgeon, medicalAssociate, companyAdmin, healthCoach);
/** Access for the company, which handles cases. */
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
  nowWriting: asUnstored(talking),
  onWriting: talking,
  getImageUrl: talking,
};

export const caseWorkRestOperations = {
  showMessageImage: talking,
};
