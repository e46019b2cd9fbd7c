import { clinic, everybody, type Rights } from "../right.ts";
import { mutation, only, query, type Samples } from "./sample.ts";

export const registrationSamples = {
  getConsentForm: (aim) => only(query(`getConsentForm(customerid: "${aim.customer}")`, "forms { _id title view }")),
  getCustomerLogoAndName: (aim) => only(query(`getCustomerLogoAndName(customerid: "${aim.customer}")`, "name logo")),
  addRegisterPatient: (aim) =>
    only(
      mutation(
        `addRegisterPatient(customer: "${aim.customer}", firstname: "A", lastname: "B", gender: "female",
          phone: "3125550142", dob: "05/01/1960", email: "a@b.example", email_opt_in: true, include_devices: true,
          shipaddress: { addressline1: "1", city: "C", state: "IL", zip: "6" }, consent: { signatures: [] }, token: "none")`,
      ),
    ),
  verifyConsent: () => only(query(`verifyConsent(hash: "none")`, "result signedat")),
  getRegisteredPatients: (aim) =>
    only(query(`getRegisteredPatients(customerid: "${aim.customer}")`, "total patients { _id lastname }")),
  getRegisteredPatient: (aim) =>
    only(query(`getRegisteredPatient(id: "${aim.registration}")`, "patient { _id lastname shipaddress { city } }")),
  deleteRegisteredPatient: (aim) => only(mutation(`deleteRegisteredPatient(id: "${aim.secondRegistration}")`)),
  sendPatientAuthLink: (aim) =>
    only(mutation(`sendPatientAuthLink(phone: "3125550142", customerid: "${aim.customer}")`)),
  sendMobileAppLink: (aim) => only(mutation(`sendMobileAppLink(phone: "3125550142", customerid: "${aim.customer}")`)),
} satisfies Samples;

export const registrationRights = {
  // Before there is a session, and pages that anybody may open (A006).
  getConsentForm: everybody,
  getCustomerLogoAndName: everybody,
  addRegisterPatient: everybody,
  verifyConsent: everybody,
  // Who registered waits for those who add patients, and the health coach does not (B274, B285).
  getRegisteredPatients: clinic("admin therapist surgeon associate company"),
  getRegisteredPatient: clinic("admin therapist surgeon associate company"),
  deleteRegisteredPatient: clinic("admin therapist surgeon associate company"),
  sendPatientAuthLink: clinic("admin therapist surgeon associate company"),
  sendMobileAppLink: clinic("admin therapist surgeon associate company"),
} satisfies Rights;
