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
const pages = [{ name: "subjectPages", suffix: "Pages", docstring: "Pages of subjects, by route." }];
const listeners = [
  {
    name: "consoleListeners",
    suffix: "ConsoleListeners",
    docstring: "What subjects listen to on each page of the console.",
  },
  { name: "liteListeners", suffix: "LiteListeners", docstring: "The same in lite." },
  { name: "shellListeners", suffix: "ShellListeners", docstring: "The same in both." },
];
const dialogs = [
  { name: "patientDialogs", suffix: "PatientDialogs", docstring: "Dialogs of subjects about a patient." },
];

/** The modules that join what stands with each subject: a subject that is added or deleted is named in none by hand. */
export function subjectRegistries(filesOf: (pattern: string) => readonly SubjectFile[]): GeneratedFile[] {
  const ofDomain = filesOf("domain/*/operations.ts");
  const ofServer = filesOf("server/features/*/*.requests.fixture.ts");
  const ofTags = filesOf("domain/*/{operations,query-tags}.ts");
  const ofEvents = filesOf("domain/*/domain-events.ts");
  const ofApp = (file: string) => filesOf(`web/app/*/${file}.{ts,tsx}`);
  const paths = {
    operations: "domain/generated/access-rules.ts",
    tags: "domain/generated/query-tags.ts",
    events: "domain/generated/subject-events.ts",
    requests: "dev-env/generated/requests.ts",
    pages: "web/app/generated/subject-pages.ts",
    listeners: "web/app/generated/subject-listeners.ts",
    dialogs: "web/app/generated/subject-dialogs.ts",
  };
  const modules = [
    { from: ofDomain, path: paths.operations, content: constantsModule(paths.operations, ofDomain, operations) },
    { from: ofTags, path: paths.tags, content: typeModule(paths.tags, ofTags, tags, "|") },
    { from: ofEvents, path: paths.events, content: typeModule(paths.events, ofEvents, events, "&") },
    { from: ofServer, path: paths.requests, content: constantsModule(paths.requests, ofServer, requests) },
  ];
  const ofWeb = [
    { path: paths.pages, content: constantsModule(paths.pages, ofApp("pages"), pages) },
    { path: paths.listeners, content: constantsModule(paths.listeners, ofApp("listeners"), listeners) },
    { path: paths.dialogs, content: constantsModule(paths.dialogs, ofApp("patient-dialogs"), dialogs) },
  ];
  const needsWeb = filesOf("web/app/pages.ts").length > 0;
  const own = modules.filter(({ from }) => from.length > 0).map(({ path, content }) => ({ path, content }));
  return [...own, ...(needsWeb ? ofWeb : [])];
}
