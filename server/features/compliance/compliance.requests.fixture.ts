import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const complianceRequests = {
  getPatientCompliance: (ids) =>
    fixtureOf(
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
