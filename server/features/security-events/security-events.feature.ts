import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import { makeListSecurityEvents } from "./list-security-events.ts";
import { makeSecurityEventsQueries } from "./security-events.queries.ts";

/** Feature with events that may indicate an attack, for the super admin. */
export const securityEventsFeature = ({ db }: Pick<Platform, "db">): Feature => {
  const listSecurityEvents = makeListSecurityEvents({ queries: makeSecurityEventsQueries(db) });
  return {
    resolvers: { Query: { getSecurityEvents: ({ filter }, { scope }) => listSecurityEvents(scope, filter) } },
  };
};
