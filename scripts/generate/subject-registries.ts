import type { GeneratedFile } from "./generated-file.ts";
import { constantsModule, type SubjectFile, typeModule } from "./registries.ts";

const operations = [
  {
    name: "operations",
    suffix: "Operations",
    docstring: "Access rules of the operations of GraphQL, of all subjects.",
  },
  { name: "restOperations", suffix: "RestOperations", docstring: "The same for the routes beside GraphQL." },
];
const requests = [
  { name: "requestFixtures", suffix: "Requests", docstring: "A request fixture for each operation, of all subjects." },
  { name: "expectedPermissions", suffix: "Permissions", docstring: "Who may call what, of all subjects." },
];
const events = { name: "SubjectDomainEvents", suffix: "Events", docstring: "Domain events of all subjects, by kind." };
const tags = { name: "SubjectQueryTags", suffix: "QueryTag", docstring: "Query tags of all subjects." };

/** Returns the modules that join the exports of all subjects, so that adding or deleting a subject needs no change elsewhere. */
export function subjectRegistries(filesOf: (pattern: string) => readonly SubjectFile[]): GeneratedFile[] {
  const ofDomain = filesOf("domain/*/operations.ts");
  const ofServer = filesOf("server/features/*/*.requests.fixture.ts");
  const ofEvents = filesOf("domain/*/domain-events.ts");
  const paths = {
    operations: "domain/generated/access-rules.ts",
    tags: "domain/generated/query-tags.ts",
    events: "domain/generated/subject-events.ts",
    requests: "dev-env/generated/requests.ts",
  };
  const modules = [
    { from: ofDomain, path: paths.operations, content: constantsModule(paths.operations, ofDomain, operations) },
    { from: ofDomain, path: paths.tags, content: typeModule(paths.tags, ofDomain, tags, "|") },
    { from: ofEvents, path: paths.events, content: typeModule(paths.events, ofEvents, events, "&") },
    { from: ofServer, path: paths.requests, content: constantsModule(paths.requests, ofServer, requests) },
  ];
  return modules.filter(({ from }) => from.length > 0).map(({ path, content }) => ({ path, content }));
}
