import { Role } from "../../roles.ts";
import { inClinic, open } from "../reach.ts";

const { admin, surgeon, medicalAssociate, companyAdmin } = Role;

export const callbacksOperations = {
  addCallbackRequest: open,
  // Who opens /support.
  getCallbackRequests: inClinic(admin, surgeon, medicalAssociate, companyAdmin),
  setCallbackCalled: inClinic(admin, surgeon, medicalAssociate, companyAdmin),
};
