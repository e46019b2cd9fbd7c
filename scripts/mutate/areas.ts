import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folder whose product code is changed, and the tests that should notice: those of vitest in Node, or those in a browser. */
export interface Area {
  readonly name: string;
  readonly runner: "node" | "browser";
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

/** Additional tests for folders whose code is mostly tested from other folders. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  "server/platform/graphql": ["server/platform/http/open-http.api.test.ts"],
  "server/platform/push": ["server/platform/mail/messengers.test.ts"],
  "server/features/account": ["server/features/sign-in/*.test.ts", "server/features/notifications/*.test.ts"],
  "server/features/cases": ["server/features/account-deletion/account-deletion.api.test.ts"],
  "server/features/companies": ["server/features/customers/customers.api.test.ts"],
  "server/features/customers": ["server/features/patients/company-list.api.test.ts"],
  "server/features/images": ["server/features/companies/logos.api.test.ts"],
  "server/features/patients": ["server/features/notifications/*.test.ts"],
  "server/features/questionnaires": ["server/features/calendar/*.test.ts"],
  "server/features/reminders": ["server/features/calendar/*.test.ts"],
  "server/features/schedules": ["calendar", "device-charts", "recording"].map(
    (one) => `server/features/${one}/*.test.ts`,
  ),
  "server/features/sign-in": ["server/features/users/users.api.test.ts"],
};

/** Runtime imports of anything but the rules and neighboring files of the console, and browser globals. */
const impure =
  /^import (?!type )[^;]*from "(?!@restride\/domain\/|\.\.?\/(?!.*\bplatform\/))|\b(document|window|navigator|localStorage|sessionStorage|HTML\w*Element)\b/m;

const isProduct = (file: string): boolean => !/\.(test|fixture|arbitrary|d|graphql)\.tsx?$/.test(file);

/** Returns whether a file of the console needs React or a browser, so that component tests test it. */
const isScreen = (root: string, file: string): boolean =>
  /(\.tsx|\/use-[\w-]+\.ts)$/.test(file) || impure.test(readFileSync(join(root, file), "utf8"));

const productIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter(isProduct).toSorted();

/** Returns the area of a folder with only those files whose mutants are useful: rules, platform and SQL. */
const ruleArea = (root: string, name: string): Area => {
  const pattern = name.startsWith("server/features/") ? "**/*.{store,queries,lookups}.ts" : "*.ts";
  const tests = [`${name}/**/*.test.ts`, ...(elsewhere[name] ?? [])];
  return { name, runner: "node", files: productIn(root, `${name}/${pattern}`), tests };
};

/** Returns the areas of a folder of the console: its functions with their tests, and its screens with component tests. */
const consoleAreas = (root: string, name: string): Area[] => {
  const files = Map.groupBy(productIn(root, `${name}/**/*.{ts,tsx}`), (file) => isScreen(root, file));
  return [
    { name, runner: "node", files: files.get(false) ?? [], tests: [`${name}/**/*.test.ts`] },
    {
      name: `${name}/screens`,
      runner: "browser",
      files: files.get(true) ?? [],
      tests: [`${name}/**/*.component.test.tsx`],
    },
  ];
};

/** Returns the areas of the product below the given folders; paths are relative to `root`. */
export const areasIn = (root: string, folders: readonly string[]): Area[] =>
  ["domain/*", "server/platform", "server/platform/*", "server/features/*", "web/features/*", "web/ui/*", "web/app"]
    .flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted())
    .filter((name) => folders.some((folder) => name === folder || name.startsWith(`${folder}/`)))
    .flatMap((name) => (name.startsWith("web/") ? consoleAreas(root, name) : [ruleArea(root, name)]))
    .filter(({ files }) => files.length > 0);
