import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const drillDownRequests = {
  getCounted: (ids) =>
    fixtureOf(
      query(
        `getCounted(customerid: "${ids.customer}", patientid: "${ids.patient}", number: { name: progress, area: "exercise" })`,
        "heading person { _id name } days { date items { name } }",
      ),
    ),
} satisfies RequestFixtures;

export const drillDownPermissions = {
  // Every role that sees the list of patients, whose filter shows the same patients (B001).
  getCounted: clinic("admin therapist surgeon associate company coach"),
} satisfies ExpectedPermissions;
