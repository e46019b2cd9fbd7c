import { clinic, type Rights } from "../right.ts";
import { only, query, type Samples } from "./sample.ts";

export const complianceSamples = {
  getPatientCompliance: (aim) =>
    only(
      query(
        `getPatientCompliance(customerid: "${aim.customer}", filters: {})`,
        "overAllSummary { incomplete { patientids } }",
      ),
    ),
} satisfies Samples;

export const complianceRights = {
  // /compliance (A208).
  getPatientCompliance: clinic("admin surgeon associate company"),
} satisfies Rights;
