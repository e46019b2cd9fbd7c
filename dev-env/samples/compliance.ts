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
