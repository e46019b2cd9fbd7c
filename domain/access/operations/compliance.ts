import { inClinic } from "./reach.ts";
import { homeReaders } from "./role-groups.ts";

export const complianceOperations = {
  getPatientCompliance: inClinic(...homeReaders),
};
