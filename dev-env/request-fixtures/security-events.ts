import { superAdmin, type ExpectedPermissions } from "../permission.ts";
import { only, query, type RequestFixtures } from "./request-fixture.ts";

export const securityEventsRequests = {
  getSecurityEvents: () => only(query("getSecurityEvents(filter: {})", "events { day kind }")),
} satisfies RequestFixtures;

export const securityEventsPermissions = {
  // They stand on /companies, which is for super admin (A204).
  getSecurityEvents: superAdmin,
} satisfies ExpectedPermissions;
