import { clinic, company, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures, today } from "@restride/dev-env/requests/request-fixture.ts";

const person = (surgeon: string, type = "knee"): string =>
  `firstname: "Ann", lastname: "Lee", gender: "female", dob: "05/01/1960", phone: "3125550142", email: "a@b.example", email_opt_in: true,
    include_devices: true, surgery: { type: "${type}", date: "${today}" }, surgeon: "${surgeon}"`;
const address = `{ addressline1: "1", city: "C", state: "IL", zip: "6" }`;
const caregiver = `{ fname: "Robin", lname: "Lee", phone: "3125550100", email: "r@b.example" }`;

export const patientsRequests = {
  getPatientList: (ids) =>
    fixtureOf(
      query(
        `getPatientList(customerid: "${ids.customer}", filters: { patients: ["${ids.patient}"], surgeon: ["${ids.surgeon}"] })`,
        "patients { _id customer }",
      ),
    ),
  getPatientListForCompany: (ids) =>
    fixtureOf(
      query(
        `getPatientListForCompany(companyid: "${ids.company}", filters: { customer: ["${ids.customer}"], surgeon: ["${ids.surgeon}"] })`,
        "patients { _id }",
      ),
    ),
  getPatientStats: (ids) => fixtureOf(query(`getPatientStats(customerid: "${ids.customer}")`, "active")),
  getPatient: (ids) => fixtureOf(query(`getPatient(id: "${ids.patient}")`, "patient { _id lastname }")),
  getPatientPhone: (ids) => fixtureOf(query(`getPatientPhone(id: "${ids.patient}")`, "phone")),
  validatePatient: (ids) =>
    fixtureOf(
      query(
        `validatePatient(patient: { ${person(ids.surgeon)}, shipaddress: ${address} })`,
        "others matches { _id lastname }",
      ),
    ),
  getOpenOfPatient: (ids) =>
    fixtureOf(query(`getOpenOfPatient(patientid: "${ids.patient}")`, "reminders orders { _id devices }")),
  editPatient: (ids) =>
    fixtureOf(
      mutation(
        `editPatient(id: "${ids.secondPatient}", input: { ${person(ids.surgeon, "hip")}, version: 1 })`,
        "{ status message patient { _id } }",
      ),
    ),
  addeditCaregiver: (ids) =>
    fixtureOf(
      mutation(
        `addeditCaregiver(patientid: "${ids.patient}", caregiver: ${caregiver})`,
        "{ status message patient { _id } }",
      ),
    ),
  addeditShipAddress: (ids) =>
    fixtureOf(
      mutation(
        `addeditShipAddress(patientid: "${ids.patient}", shipaddress: ${address})`,
        "{ status message patient { _id } }",
      ),
    ),
  addeditHealthcoach: (ids) =>
    fixtureOf(mutation(`addeditHealthcoach(patientid: "${ids.patient}", healthcoachid: "${ids.coach}")`)),
  putPatientOnHold: (ids) => fixtureOf(mutation(`putPatientOnHold(isNew: true, patientid: "${ids.secondPatient}")`)),
  togglePatientStatus: (ids) =>
    fixtureOf(mutation(`togglePatientStatus(patientId: "${ids.secondPatient}", isActive: false)`)),
} satisfies RequestFixtures;

export const patientsPermissions = {
  // The patient list (A209) and a patient's page (A211).
  getPatientList: clinic("admin therapist surgeon associate company coach"),
  getPatientListForCompany: company("company coach"),
  getPatientStats: clinic("admin therapist surgeon associate company coach"),
  getPatient: clinic("admin therapist surgeon associate company coach"),
  // Adding excludes the health coach (B274), editing does not (B275).
  validatePatient: clinic("admin therapist surgeon associate company"),
  getPatientPhone: clinic("admin therapist surgeon associate company coach"),
  getOpenOfPatient: clinic("admin therapist surgeon associate company coach"),
  editPatient: clinic("admin therapist surgeon associate company coach"),
  addeditCaregiver: clinic("admin therapist surgeon associate company coach"),
  addeditShipAddress: clinic("admin therapist surgeon associate company coach"),
  togglePatientStatus: clinic("admin therapist surgeon associate company coach"),
  // Only company admins may set the coach of a patient (B292), only company users the hold (B152).
  addeditHealthcoach: clinic("company"),
  putPatientOnHold: clinic("company coach"),
} satisfies ExpectedPermissions;
