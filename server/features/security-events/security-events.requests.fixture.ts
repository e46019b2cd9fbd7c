import { type ExpectedPermissions, superAdmin } from "@restride/dev-env/requests/permission.ts";
import { fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

export const securityEventsRequests = {
  getSecurityEvents: () => fixtureOf(query("getSecurityEvents(filter: {})", "events { day kind }")),
} satisfies RequestFixtures;

export const securityEventsPermissions = {
  // The events are on /companies, which is for super admin (A204).
  getSecurityEvents: superAdmin,
} satisfies ExpectedPermissions;
