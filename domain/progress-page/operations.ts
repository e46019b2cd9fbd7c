import { Role } from "../access/roles.ts";
import { inClinic, open } from "../access/reach.ts";
import { progressReaders } from "../access/role-groups.ts";

const { patient, progressLink } = Role;

export const progressPageOperations = {
  getSurveyDetail: inClinic(...progressReaders),
  getFormData: inClinic(...progressReaders),
  validPatientId: open,
  verifyActivityLinkOtp: open,
  caregiverNotify: inClinic(patient, progressLink),
};
