import { account, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const supportRequests = {
  getSupport: () => fixtureOf(query("getSupport", "email version now")),
} satisfies RequestFixtures;

export const supportPermissions = {
  // /support (A205).
  getSupport: account("admin surgeon associate company"),
} satisfies ExpectedPermissions;
