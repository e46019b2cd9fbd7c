import { join } from "node:path";
import { debianVersions } from "../../dev-env/database/binaries.ts";
import { levelOf, levels } from "./levels.ts";
import type { Step } from "./run-lanes.ts";
import type { Shard } from "./shard.ts";

export const cache = join(import.meta.dirname, "../../.cache");

/** Seed of the order of tests: shuffled, but the same each time; `--sequence.seed` tries another order. */
const order = "--sequence.seed=1795332236763";

/** Larger space for short-lived objects, as in the product's own server, because tests create many of them. */
const young = "--max-semi-space-size=32";

const vitest = (name: string, project: string, env?: Record<string, string>, which: readonly string[] = []): Step => {
  const report = join(cache, `report-${process.pid}-${name.replaceAll(" ", "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["run", "--project", project, ...which, order, ...reporters];
  return { name, command: "vitest", args, env: { ...env, NODE_OPTIONS: young }, report };
};
const node = (name: string, ...args: string[]): Step => ({ name, command: "node", args });

/** One type checker checks each type once. Four, the default, take half as much time again on two cores that other work uses too. */
const once = ["--checkers", "1"];

/** Returns the file of the compiler's results for unchanged files: a second run needs a fifth of the time. */
const cachedFile = (name: string): string => join(cache, `kept-${name}`);
const types = (name: string, project: string): Step => {
  const incremental = ["--incremental", "--tsBuildInfoFile", cachedFile(name.replaceAll(" ", "-"))];
  return { name, command: "tsc", args: ["-p", project, ...once, ...incremental] };
};

const checks: Step[] = [
  types("types", "."),
  types("types without a browser", "server"),
  types("types of the oldest browsers", "web"),
  { name: "lint", command: "oxlint", args: ["--deny-warnings", "."] },
  { name: "formatting", command: "oxfmt", args: ["--check", "."] },
  node("architecture", "scripts/check.ts"),
  node("generated files", "scripts/generate.ts", "--check"),
  node("requirements", "scripts/requirements.ts"),
];
/**
 * Database tests whose results may differ in another version of PostgreSQL: migrations, row-level security, stores, and all queries of operations, at
 * the present time. These operations are executed by graphql's interpreter, all others by graphql-jit.
 */
const ofSql = [
  { subject: "stores", which: [".db.test.ts", "--exclude=dev-env/**"] },
  { subject: "calls", which: ["server/matrix.api.test.ts", "--testNamePattern=is admitted in its own clinic"] },
];
const otherServer = (version: number) => ({
  RESTRIDE_TEST_POSTGRES: String(version),
  RESTRIDE_TEST_EXECUTOR: "standard",
  RESTRIDE_TEST_START: "",
});
const otherServers = debianVersions().flatMap((version) =>
  ofSql.map(({ subject, which }) =>
    vitest(`PostgreSQL ${version}, ${subject}`, "database", otherServer(version), which),
  ),
);
const built = [node("web app", "scripts/start/build-web-now.ts"), node("browser", "scripts/test/install-browser.ts")];

/** Returns the lanes of a shard of a whole run. The lanes that end last use both cores; the rules need only one. */
export function wholeLanes({ index, count }: Shard): Step[][] {
  const part = count === 1 ? [] : [`--shard=${index}/${count}`];
  return [
    index === 1 ? checks : [],
    [...built, vitest("component tests", "components", {}, part), vitest("browser tests", "browser", {}, part)],
    [vitest("rules", "rules", {}, part), ...(index === count ? [vitest("deleted subjects", "subjects")] : [])],
    [vitest("database tests", "database", {}, part)],
    index === count ? otherServers : [],
  ];
}

/** Returns the lanes of the checks and of these tests, the cheapest first, so that the first failure is known early. */
export function lanesOf(tests: ReadonlySet<string>): Step[][] {
  const ofProject = (project: string): string[] => [...tests].filter((path) => levelOf(path) === project);
  const steps = [...levels, "subjects" as const]
    .map((project) => ({ project, paths: ofProject(project) }))
    .filter(({ paths }) => paths.length > 0)
    .map(({ project, paths }) => vitest(project, project, {}, paths));
  return [steps, checks];
}
