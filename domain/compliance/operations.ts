import { inClinic } from "../access/reach.ts";
import { homeReaders } from "../access/role-groups.ts";

export const complianceOperations = {
  getPatientCompliance: inClinic(...homeReaders),
};
