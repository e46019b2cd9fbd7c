import { inClinic, open } from "../access/reach.ts";
import { patientAdders } from "../access/role-groups.ts";

/** Query tag of registrations. */
export type RegistrationQueryTag = "registrations";

export const registrationOperations = {
  getConsentForm: open,
  getCustomerLogoAndName: open,
  addRegisterPatient: open,
  verifyConsent: open,
  getRegisteredPatients: inClinic(...patientAdders),
  getRegisteredPatient: inClinic(...patientAdders),
  deleteRegisteredPatient: inClinic(...patientAdders),
  sendPatientAuthLink: inClinic(...patientAdders),
  sendMobileAppLink: inClinic(...patientAdders),
};

export const registrationRestOperations = {
  registrationSheet: open,
  signedForms: inClinic(...patientAdders),
};
