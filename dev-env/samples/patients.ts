import { clinic, company, type Rights } from "../right.ts";
import { only, query, type Samples } from "./sample.ts";

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
} satisfies Samples;

export const patientsRights = {
  // The patient list (A209) and a patient's page (A211).
  getPatientList: clinic("admin therapist surgeon associate company coach"),
  getPatientListForCompany: company("company coach"),
  getPatientStats: clinic("admin therapist surgeon associate company coach"),
  getPatient: clinic("admin therapist surgeon associate company coach"),
} satisfies Rights;
