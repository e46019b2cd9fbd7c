import { Role } from "../roles.ts";
import { inClinic, open } from "./reach.ts";
import { progressReaders } from "./role-groups.ts";

const { patient, progressLink } = Role;

export const progressPageOperations = {
  getSurveyDetail: inClinic(...progressReaders),
  getFormData: inClinic(...progressReaders),
  validPatientId: open,
  verifyActivityLinkOtp: open,
  caregiverNotify: inClinic(patient, progressLink),
};
