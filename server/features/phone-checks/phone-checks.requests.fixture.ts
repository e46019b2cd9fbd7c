import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const phoneChecksRequests = {
  getPhonesToCheck: () => fixtureOf(query("getPhonesToCheck", "phones { _id name phone }")),
} satisfies RequestFixtures;

export const phoneChecksPermissions = {
  getPhonesToCheck: clinic("admin"),
} satisfies ExpectedPermissions;
