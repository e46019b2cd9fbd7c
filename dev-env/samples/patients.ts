import { clinic, company, type Rights } from "../right.ts";
import { mutation, only, query, type Samples, today } from "./sample.ts";

const person = (surgeon: string, type = "knee"): string =>
  `firstname: "Ann", lastname: "Lee", gender: "female", dob: "05/01/1960", phone: "3125550142", email: "a@b.example", email_opt_in: true,
    include_devices: true, surgery: { type: "${type}", date: "${today}" }, surgeon: "${surgeon}"`;
const address = `{ addressline1: "1", city: "C", state: "IL", zip: "6" }`;
const caregiver = `{ fname: "Robin", lname: "Lee", phone: "3125550100", email: "r@b.example" }`;

export const patientsSamples = {
  getPatientList: (aim) =>
    only(
      query(
        `getPatientList(customerid: "${aim.customer}", filters: { patients: ["${aim.patient}"], surgeon: ["${aim.surgeon}"] })`,
        "patients { _id customer }",
      ),
    ),
  getPatientListForCompany: (aim) =>
    only(
      query(
        `getPatientListForCompany(companyid: "${aim.company}", filters: { customer: ["${aim.customer}"], surgeon: ["${aim.surgeon}"] })`,
        "patients { _id }",
      ),
    ),
  getPatientStats: (aim) => only(query(`getPatientStats(customerid: "${aim.customer}")`, "active")),
  getPatient: (aim) => only(query(`getPatient(id: "${aim.patient}")`, "patient { _id lastname }")),
  getPatientPhone: (aim) => only(query(`getPatientPhone(id: "${aim.patient}")`, "phone")),
  validatePatient: (aim) =>
    only(
      query(
        `validatePatient(patient: { ${person(aim.surgeon)}, shipaddress: ${address} })`,
        "others matches { _id lastname }",
      ),
    ),
  getOpenOfPatient: (aim) =>
    only(query(`getOpenOfPatient(patientid: "${aim.patient}")`, "reminders orders { _id devices }")),
  editPatient: (aim) =>
    only(
      mutation(
        `editPatient(id: "${aim.secondPatient}", input: { ${person(aim.surgeon, "hip")}, version: 1 })`,
        "{ status message patient { _id } }",
      ),
    ),
  addeditCaregiver: (aim) =>
    only(
      mutation(
        `addeditCaregiver(patientid: "${aim.patient}", caregiver: ${caregiver})`,
        "{ status message patient { _id } }",
      ),
    ),
  addeditShipAddress: (aim) =>
    only(
      mutation(
        `addeditShipAddress(patientid: "${aim.patient}", shipaddress: ${address})`,
        "{ status message patient { _id } }",
      ),
    ),
  addeditHealthcoach: (aim) =>
    only(mutation(`addeditHealthcoach(patientid: "${aim.patient}", healthcoachid: "${aim.coach}")`)),
  putPatientOnHold: (aim) => only(mutation(`putPatientOnHold(isNew: true, patientid: "${aim.secondPatient}")`)),
  togglePatientStatus: (aim) =>
    only(mutation(`togglePatientStatus(patientId: "${aim.secondPatient}", isActive: false)`)),
} satisfies Samples;

export const patientsRights = {
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
  // The coach of a patient is the company admin's to name (B292), the hold company users' (B152).
  addeditHealthcoach: clinic("company"),
  putPatientOnHold: clinic("company coach"),
} satisfies Rights;
