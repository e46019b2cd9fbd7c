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
