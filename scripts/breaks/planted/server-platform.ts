import type { PlantedBreak } from "../planted-break.ts";

/** Faults of the layer `server`: platform. */
export const serverPlatformBreaks: readonly PlantedBreak[] = [
  {
    name: "A solved security check never runs out",
    path: "server/platform/bot-check/bot-check.ts",
    search: "token.challenge.parameters.data.until > now() &&",
    replace: "",
  },
  {
    name: "A carrier's former key is refused while keys are exchanged",
    path: "server/platform/carriers/carriers.ts",
    search: "keys.some((key) => {",
    replace: "keys.slice(0, 1).some((key) => {",
  },
  {
    name: "As many calls as a request may hold are refused",
    path: "server/platform/graphql/limits.ts",
    search: "top > limits.operations",
    replace: "top >= limits.operations",
  },
  {
    name: "A photo lies on its side",
    path: "server/platform/images/re-encode.ts",
    search: "\n    .autoOrient()",
    replace: "",
  },
  {
    name: "Markup in a name reaches a mail",
    path: "server/platform/mail/letter.ts",
    search: '.replaceAll("<", "&lt;")',
    replace: "",
  },
  {
    name: "One customer of a provider has a budget for each address",
    path: "server/platform/limits/network.ts",
    search: 'groups.slice(0, 4).join(":")',
    replace: 'groups.join(":")',
  },
  {
    name: "A push is sent to a host that only ends like a push service",
    path: "server/platform/push/web-push.ts",
    search: "hostname.endsWith(`.${service}`)",
    replace: "hostname.endsWith(service)",
  },
  {
    name: "A token without a session is read",
    path: "server/platform/tokens/tokens.ts",
    search: 'if (typeof payload.sid !== "string") return null;',
    replace: "",
  },
  {
    name: "The kept answer of one clinic is given in another",
    path: "server/platform/graphql/idempotency.ts",
    search: "JSON.stringify([operation, args, tenants, company])",
    replace: "JSON.stringify([operation, args])",
  },
  {
    name: "Security events of a day are counted anew each time",
    path: "server/platform/security-events/record-security-event.ts",
    search: "security_events.events + excluded.events",
    replace: "excluded.events",
  },
  {
    name: "The map service is told where somebody lives",
    path: "server/platform/maps/map-service.ts",
    search: "degrees.toFixed(2)",
    replace: "degrees.toFixed(5)",
  },
  {
    name: "A key from a standard signs sessions",
    path: "server/platform/tokens/signing-key.ts",
    search: ' || publishedKeys.has(secret.toString("hex"))',
    replace: "",
  },
  {
    name: "An older version runs on any schema whose newer migrations name some version",
    path: "server/platform/database/migrate.ts",
    search: "(runsSince !== null && names.has(runsSince))",
    replace: "(runsSince !== null)",
  },
  {
    name: "A database that took all migrations before the baseline takes the baseline as well",
    path: "server/platform/database/migrate.ts",
    search: '{ ...baseline, sql: "" }',
    replace: "baseline",
  },
  {
    name: "Codes that ship are added beside a newer list of codes",
    path: "server/features/diagnoses/shipped-diagnosis-codes.store.ts",
    search: "where listed_from > $2::date)",
    replace: "where listed_from > $2::date and false)",
  },
];
