import { open } from "./reach.ts";

export const registrationOperations = {
  getConsentForm: open,
  getCustomerLogoAndName: open,
  addRegisterPatient: open,
  verifyConsent: open,
};
