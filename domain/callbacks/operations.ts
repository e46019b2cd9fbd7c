import { Role } from "../access/roles.ts";
import { inClinic, open } from "../access/reach.ts";

export type CallbacksQueryTag = "callbacks";

const { admin, surgeon, medicalAssociate, companyAdmin } = Role;

export const callbacksOperations = {
  addCallbackRequest: open,
  // Roles that may open /support.
  getCallbackRequests: inClinic(admin, surgeon, medicalAssociate, companyAdmin),
  setCallbackCalled: inClinic(admin, surgeon, medicalAssociate, companyAdmin),
};
