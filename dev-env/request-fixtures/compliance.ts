import { clinic, type ExpectedPermissions } from "../permission.ts";
import { only, query, type RequestFixtures } from "./request-fixture.ts";

export const complianceRequests = {
  getPatientCompliance: (ids) =>
    only(
      query(
        `getPatientCompliance(customerid: "${ids.customer}", filters: {})`,
        "overAllSummary { incomplete { patientids } }",
      ),
    ),
} satisfies RequestFixtures;

export const compliancePermissions = {
  // /compliance (A208).
  getPatientCompliance: clinic("admin surgeon associate company"),
} satisfies ExpectedPermissions;
