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
const patientTags = [
  { name: "subjectPatientTags", suffix: "PatientTags", docstring: "Tags of what subjects show of one patient." },
];
const tags = { name: "SubjectQueryTags", suffix: "QueryTag", docstring: "Query tags of all subjects." };

/** What the application joins: the files of subjects in web/app, and the constants that join what they export. */
const appRegistries = [
  { files: "pages", constants: { subjectPages: "Pages of subjects, by route." } },
  {
    files: "listeners",
    constants: {
      consoleListeners: "What subjects listen to on each page of the console.",
      liteListeners: "The same in lite.",
      shellListeners: "The same in both.",
    },
  },
  { files: "patient-dialogs", constants: { patientDialogs: "Dialogs of subjects about a patient." } },
  { files: "patient-parts", constants: { patientParts: "What subjects show on a patient's page." } },
  {
    files: "public-surgeon-parts",
    constants: { publicSurgeonParts: "What subjects show on a surgeon's public page." },
  },
  { files: "support-parts", constants: { supportParts: "What subjects show below where help is." } },
];

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** The modules of the application: each is there, whether subjects bring something along or not. */
const appModules = (filesOf: (pattern: string) => readonly SubjectFile[]): GeneratedFile[] =>
  appRegistries.map(({ files, constants }) => {
    const path = `web/app/generated/subject-${files}.ts`;
    const registries = Object.entries(constants).map(([name, docstring]) => {
      const suffix = name === "subjectPages" ? "Pages" : capital(name);
      return { name, suffix, docstring };
    });
    return { path, content: constantsModule(path, filesOf(`web/app/*/${files}.{ts,tsx}`), registries) };
  });

/** The modules that join what stands with each subject: a subject that is added or deleted is named in none by hand. */
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
    { from: requestFiles, path: paths.requests, content: constantsModule(paths.requests, requestFiles, requests) },
  ];
  const needsWeb = filesOf("web/app/pages.ts").length > 0;
  const subjectModules = modules.filter(({ from }) => from.length > 0).map(({ path, content }) => ({ path, content }));
  return [...subjectModules, ...(needsWeb ? appModules(filesOf) : [])];
}
