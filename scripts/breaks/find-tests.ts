import { dirname } from "node:path";
import type { Source } from "../check/source.ts";
import { isTestFile as isTest, type Level, levelOf, levels } from "../test/levels.ts";
import type { FindImporters } from "./importers.ts";
import type { LayeredBreak } from "./planted-break.ts";

/** Test files of one level that run together; with `pattern`, only the tests whose title matches it. */
export interface TestRun {
  readonly level: Level;
  readonly files: readonly string[];
  readonly pattern?: string;
}

/**
 * Returns whether a file tests every operation in every role. These are too many tests for one fault, so only those of the feature's operations run.
 */
const isMatrix = (path: string): boolean => path.includes("matrix.api.test");

/** Folders with journeys of a feature outside its own folder. */
const journeysElsewhere: Readonly<Record<string, readonly string[]>> = {
  account: ["sign-in", "shell"],
  callbacks: ["surgeons", "support"],
  "case-detail": ["cases", "lite"],
  "case-work": ["cases"],
  cases: ["lite"],
  compliance: ["drill-down", "home"],
  drafts: ["wizard"],
  images: ["cases", "surgeons"],
  programmes: ["wizard", "schedules"],
  recording: ["calendar", "device-charts"],
  reports: ["patients"],
};

/** Maximum number of features whose tests run for a fault: its own, then the nearest. */
const maxFeatures = 6;

const featureOf = (path: string): string | undefined => /^(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1];

/** Returns the subject of a path: `notes` for domain/notes, server/features/notes and web/features/notes. */
const subjectOf = (path: string): string => path.split("/")[path.startsWith("domain/") ? 1 : 2] ?? "";

/** Returns the GraphQL operations of a feature, from the table of its resolvers. */
const operationsOf = (sources: readonly Source[], feature: string): string[] => {
  const table = sources.find(({ path }) => path === `server/features/${feature}/${feature}.feature.ts`)?.text ?? "";
  return [...new Set([...table.matchAll(/^ {8}(\w+): (?:async )?\(/gm)].map(([, name]) => name!))];
};

/** Fault with all tests, and the importers of its file. */
interface Place {
  readonly planted: LayeredBreak;
  readonly sources: readonly Source[];
  readonly tests: readonly string[];
  readonly importers: readonly string[];
  readonly features: readonly string[];
}

const filesBelow = (folders: readonly string[], files: readonly string[]): string[] =>
  files.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));

/** Returns the tests that import the file of the fault: those in its folder first. */
const importingRuns = ({ planted: { path }, importers }: Place, level: Level): TestRun[] => {
  const files = importers.filter((each) => isTest(each) && levelOf(each) === level);
  const beside = files.filter((file) => dirname(file) === dirname(path));
  return [beside, files.filter((file) => !beside.includes(file))].map((some) => ({ level, files: some }));
};

/**
 * Returns the tests of the server: of the folder and the feature, of features that import the file, of the feature's operations, then of all
 * features.
 */
const serverRuns = ({ planted: { path, layer }, sources, tests, importers, features }: Place): TestRun[] => {
  if (path.startsWith("web/")) return [];
  const level = "database";
  const files = tests.filter((test) => levelOf(test) === level);
  const subject = `server/features/${subjectOf(path)}`;
  const ownTests = files.filter(
    (file) => importers.includes(file) || filesBelow([dirname(path), subject], [file]).length > 0,
  );
  const otherTests = filesBelow(
    features.map((feature) => `server/features/${feature}`),
    files.filter((file) => !ownTests.includes(file)),
  );
  const ofAll = files.filter((file) => dirname(file) === "server");
  const matrix = ofAll.filter(isMatrix);
  const operations = features.slice(0, 2).flatMap((feature) => operationsOf(sources, feature));
  const calls = layer === "access" ? { files: matrix } : { files: matrix, pattern: `^(${operations.join("|")}) ` };
  return [
    { level, files: ownTests },
    { level, files: otherTests },
    ...(layer === "access" || operations.length > 0 ? [{ level, ...calls } as const] : []),
    { level, files: ofAll.filter((file) => !isMatrix(file)) },
  ];
};

const journeyRun = ({ tests, features }: Place): TestRun => {
  const folders = features.flatMap((feature) => [feature, ...(journeysElsewhere[feature] ?? [])]);
  return {
    level: "browser",
    files: filesBelow(
      [...new Set(folders)].map((folder) => `e2e/${folder}`),
      tests,
    ),
  };
};

/**
 * Returns the runs of tests that may notice a fault, the cheapest and nearest first: rules and component tests by their imports, tests of the server
 * by feature and operation, journeys by feature. `isWhole` returns every test of every level.
 */
export function findTests(
  planted: LayeredBreak,
  sources: readonly Source[],
  findImporters: FindImporters,
  isWhole: boolean,
): TestRun[] {
  const tests = sources.map(({ path }) => path).filter(isTest);
  if (isWhole) return levels.map((level) => ({ level, files: tests.filter((test) => levelOf(test) === level) }));
  const importers = [...findImporters(planted.path).keys()];
  const features = [featureOf(planted.path), subjectOf(planted.path), ...importers.map(featureOf)];
  const namedFeatures = [...new Set(features.filter((feature) => feature !== undefined))].slice(0, maxFeatures);
  const place = { planted, sources, tests, importers, features: namedFeatures };
  const runs = [
    ...importingRuns(place, "rules"),
    ...importingRuns(place, "components"),
    ...serverRuns(place),
    journeyRun(place),
  ];
  return runs.filter(({ files }) => files.length > 0);
}
