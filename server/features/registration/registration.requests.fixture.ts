import { clinic, everybody, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const registrationRequests = {
  getConsentForm: (ids) =>
    fixtureOf(query(`getConsentForm(customerid: "${ids.customer}")`, "forms { _id title view }")),
  getCustomerLogoAndName: (ids) =>
    fixtureOf(query(`getCustomerLogoAndName(customerid: "${ids.customer}")`, "name logo")),
  addRegisterPatient: (ids) =>
    fixtureOf(
      mutation(
        `addRegisterPatient(customer: "${ids.customer}", firstname: "A", lastname: "B", gender: "female",
          phone: "3125550142", dob: "05/01/1960", email: "a@b.example", email_opt_in: true, include_devices: true,
          shipaddress: { addressline1: "1", city: "C", state: "IL", zip: "6" }, consent: { signatures: [] }, token: "none")`,
      ),
    ),
  verifyConsent: () => fixtureOf(query(`verifyConsent(hash: "none")`, "result signedat")),
  getRegisteredPatients: (ids) =>
    fixtureOf(query(`getRegisteredPatients(customerid: "${ids.customer}")`, "total patients { _id lastname }")),
  getRegisteredPatient: (ids) =>
    fixtureOf(
      query(`getRegisteredPatient(id: "${ids.registration}")`, "patient { _id lastname shipaddress { city } }"),
    ),
  deleteRegisteredPatient: (ids) => fixtureOf(mutation(`deleteRegisteredPatient(id: "${ids.secondRegistration}")`)),
  sendPatientAuthLink: (ids) =>
    fixtureOf(mutation(`sendPatientAuthLink(phone: "3125550142", customerid: "${ids.customer}")`)),
  sendMobileAppLink: (ids) =>
    fixtureOf(mutation(`sendMobileAppLink(phone: "3125550142", customerid: "${ids.customer}")`)),
} satisfies RequestFixtures;

export const registrationPermissions = {
  // Operations before sign-in, and of pages that anybody may open (A006).
  getConsentForm: everybody,
  getCustomerLogoAndName: everybody,
  addRegisterPatient: everybody,
  verifyConsent: everybody,
  // Registrations are for roles that may add patients, which excludes the health coach (B274, B285).
  getRegisteredPatients: clinic("admin therapist surgeon associate company"),
  getRegisteredPatient: clinic("admin therapist surgeon associate company"),
  deleteRegisteredPatient: clinic("admin therapist surgeon associate company"),
  sendPatientAuthLink: clinic("admin therapist surgeon associate company"),
  sendMobileAppLink: clinic("admin therapist surgeon associate company"),
  // A page that anybody may open (A006).
  registrationSheet: everybody,
  // Roles that may import a registration may read its signed forms.
  signedForms: clinic("admin therapist surgeon associate company"),
} satisfies ExpectedPermissions;
