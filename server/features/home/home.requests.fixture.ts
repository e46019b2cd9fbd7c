import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const homeRequests = {
  getLast7Activities: (ids) =>
    fixtureOf(query(`getLast7Activities(customerid: "${ids.customer}")`, "skipped { patientids }")),
  getLast7Measurements: (ids) =>
    fixtureOf(query(`getLast7Measurements(customerid: "${ids.customer}")`, "measkipped { patientids }")),
  getFormGraphData: (ids) => fixtureOf(query(`getFormGraphData(customerid: "${ids.customer}")`, "oks { name total }")),
} satisfies RequestFixtures;

export const homePermissions = {
  // /compliance (A208).
  getLast7Activities: clinic("admin surgeon associate company"),
  getLast7Measurements: clinic("admin surgeon associate company"),
  getFormGraphData: clinic("admin surgeon associate company"),
} satisfies ExpectedPermissions;
