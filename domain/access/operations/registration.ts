import { inClinic, open } from "./reach.ts";
import { patientAdders } from "./role-groups.ts";

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
