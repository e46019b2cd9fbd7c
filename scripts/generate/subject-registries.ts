import type { GeneratedFile } from "./generated-file.ts";
import { constantsModule, type SubjectFile, typeModule } from "./registries.ts";

const operations = [
  {
    name: "operations",
    suffix: "Operations",
    docstring: "Access rules of all GraphQL operations.",
  },
  { name: "restOperations", suffix: "RestOperations", docstring: "Access rules of all REST routes." },
];
const requests = [
  { name: "requestFixtures", suffix: "Requests", docstring: "A request fixture for each operation." },
  {
    name: "expectedPermissions",
    suffix: "Permissions",
    docstring: "Expected permissions of all operations, for the tests.",
  },
];
const events = { name: "SubjectDomainEvents", suffix: "Events", docstring: "Domain events of all subjects, by kind." };
const liveEvents = [
  {
    name: "subjectLiveEvents",
    suffix: "LiveEvents",
    docstring: "Live events of all subjects: kinds of domain events with those who hear of them.",
  },
];
const patientTags = [
  {
    name: "subjectPatientTags",
    suffix: "PatientTags",
    docstring: "Query tags of the data that is shown about one patient.",
  },
];
const tags = { name: "SubjectQueryTags", suffix: "QueryTag", docstring: "Query tags of all subjects." };

/** Files of each subject in web/app, with the name and docstring of the generated constants that list their exports. */
const appRegistries = [
  { files: "pages", constants: { subjectPages: "Pages of all subjects, by route." } },
  {
    files: "listeners",
    constants: {
      consoleListeners: "Subscriptions of all subjects that run on each page of the console.",
      liteListeners: "Subscriptions of all subjects that run on each page of lite.",
      shellListeners: "Subscriptions of all subjects that run in the console and in lite.",
    },
  },
  { files: "patient-dialogs", constants: { patientDialogs: "Dialogs about a patient, by subject." } },
  { files: "patient-parts", constants: { patientParts: "Parts of a patient's page, by subject." } },
  {
    files: "public-surgeon-parts",
    constants: { publicSurgeonParts: "Parts of a surgeon's public page, by subject." },
  },
  { files: "support-parts", constants: { supportParts: "Parts of the support page, below the support address." } },
];

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** Returns the generated modules of web/app. Each module is generated even when no subject has a file for it. */
const appModules = (filesOf: (pattern: string) => readonly SubjectFile[]): GeneratedFile[] =>
  appRegistries.map(({ files, constants }) => {
    const path = `web/app/generated/subject-${files}.ts`;
    const registries = Object.entries(constants).map(([name, docstring]) => {
      const suffix = name === "subjectPages" ? "Pages" : capital(name);
      return { name, suffix, docstring };
    });
    return { path, content: constantsModule(path, filesOf(`web/app/*/${files}.{ts,tsx}`), registries) };
  });

/** Returns all generated modules that list the exports of subjects, so that no list is edited by hand for a new or deleted subject. */
export function subjectRegistries(filesOf: (pattern: string) => readonly SubjectFile[]): GeneratedFile[] {
  const operationFiles = filesOf("domain/*/operations.ts");
  const requestFiles = filesOf("server/features/*/*.requests.fixture.ts");
  const ofTags = filesOf("domain/*/{operations,query-tags}.ts");
  const ofEvents = filesOf("domain/*/domain-events.ts");
  const paths = {
    operations: "domain/generated/access-rules.ts",
    tags: "domain/generated/query-tags.ts",
    patientTags: "domain/generated/patient-tags.ts",
    events: "domain/generated/subject-events.ts",
    liveEvents: "domain/generated/live-events.ts",
    requests: "dev-env/generated/requests.ts",
  };
  const modules = [
    {
      from: operationFiles,
      path: paths.operations,
      content: constantsModule(paths.operations, operationFiles, operations),
    },
    { from: ofTags, path: paths.tags, content: typeModule(paths.tags, ofTags, tags, "|") },
    { from: ofTags, path: paths.patientTags, content: constantsModule(paths.patientTags, ofTags, patientTags) },
    { from: ofEvents, path: paths.events, content: typeModule(paths.events, ofEvents, events, "&") },
    { from: ofEvents, path: paths.liveEvents, content: constantsModule(paths.liveEvents, ofEvents, liveEvents) },
    { from: requestFiles, path: paths.requests, content: constantsModule(paths.requests, requestFiles, requests) },
  ];
  const needsWeb = filesOf("web/app/pages.ts").length > 0;
  const subjectModules = modules.filter(({ from }) => from.length > 0).map(({ path, content }) => ({ path, content }));
  return [...subjectModules, ...(needsWeb ? appModules(filesOf) : [])];
}
