import { superAdmin, type Rights } from "../right.ts";
import { only, query, type Samples } from "./sample.ts";

export const securityEventsSamples = {
  getSecurityEvents: () => only(query("getSecurityEvents(filter: {})", "events { day kind }")),
} satisfies Samples;

export const securityEventsRights = {
  // They stand on /companies, which is for super admin (A204).
  getSecurityEvents: superAdmin,
} satisfies Rights;
