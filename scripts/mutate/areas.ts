import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A folder whose product code is changed, and the tests that are to notice. */
export interface Area {
  readonly name: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

/** What is tested from further away than from beside it: the files that use most of it. */
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

/** Runtime imports of anything but the rules and neighbors of the console, and names of the browser. */
const impure =
  /^import (?!type )[^;]*from "(?!@restride\/domain\/|\.\.?\/(?!.*\bplatform\/))|\b(document|window|navigator|localStorage|sessionStorage|HTML\w*Element)\b/m;

const isProduct = (file: string): boolean => !/(\.(test|arbitrary|d|graphql)\.ts|\/use-[\w-]+\.ts)$/.test(file);

/** The files of an area whose mutants tell something: rules, platform, SQL, and of the console what needs neither React nor a browser. */
const filesOf = (root: string, name: string): string[] => {
  const pattern = name.startsWith("server/features/") ? "**/*.{store,views,lookups}.ts" : "*.ts";
  if (!name.startsWith("web/")) return globSync(`${name}/${pattern}`, { cwd: root });
  return globSync(`${name}/**/*.ts`, { cwd: root }).filter(
    (file) => !impure.test(readFileSync(join(root, file), "utf8")),
  );
};

/** The areas of the product below one of the given folders, the files of each given as they stand below `root`. */
export const areasIn = (root: string, folders: readonly string[]): Area[] =>
  ["domain/*", "server/platform", "server/platform/*", "server/features/*", "web/features/*", "web/ui/*"]
    .flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted())
    .filter((name) => folders.some((folder) => name === folder || name.startsWith(`${folder}/`)))
    .map((name) => ({
      name,
      files: filesOf(root, name).filter(isProduct).toSorted(),
      tests: [`${name}/**/*.test.ts`, ...(elsewhere[name] ?? [])],
    }))
    .filter(({ files }) => files.length > 0);
