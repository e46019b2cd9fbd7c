import { findTests } from "../breaks/find-tests.ts";
import { readImporters } from "../breaks/importers.ts";
import type { PlantedBreak } from "../breaks/planted-break.ts";
import { changeOfBreak } from "../breaks/recorded-tests.ts";
import { makeTestsOf, type Records } from "../changed/tests-of.ts";
import type { Source } from "../check/source.ts";
import { differsAt } from "./sql-breaks.ts";
import { readSqlFunctions } from "./sql-functions.ts";
import { levelOf } from "../test/levels.ts";

/** Makes the function that returns the modules of the server that name a function of a migration, or a table whose trigger calls the function. */
const makeUsersOf = (sources: readonly Source[]) => {
  const reachOf = readSqlFunctions(sources);
  const modules = sources.filter(({ path }) =>
    /^(?:server|dev-env)\/(?!generated\/).*(?<!\.test|\.fixture)\.ts$/.test(path),
  );
  const naming = (words: readonly string[]): string[] =>
    words.length === 0
      ? []
      : modules.filter(({ text }) => new RegExp(`\\b(${words.join("|")})\\b`).test(text)).map(({ path }) => path);
  return ({ path, search, replace }: PlantedBreak): string[] => {
    const { text } = sources.find((source) => source.path === path)!;
    const { names, tables } = reachOf(path, text.indexOf(search) + differsAt({ search, replace }));
    const byName = naming(names);
    return byName.length > 0 ? byName : naming(tables);
  };
};

/** Folders that two paths have in common; more for a feature that the name of a migration has. */
const nearness = (one: string, other: string): number => {
  const feature = /^server\/features\/([\w-]+)\//.exec(other)?.[1];
  if (one.endsWith(".sql")) return feature && one.includes(feature) ? 3 : 0;
  const [place, test] = [one.split("/"), other.split("/")];
  const apart = place.findIndex((folder, at) => folder !== test[at]);
  return apart === -1 ? place.length : apart;
};

/** The files of database tests that may notice a break, in two runs: those beside it, and those further away. */
export type FindDatabaseTests = (planted: PlantedBreak) => string[][];

/**
 * Makes the function that returns the database tests that send a statement of a file: the recorded callers of the broken code and, for code without a
 * record, the tests that import its feature. Nearest first; at most `most` of the farther ones are taken.
 */
export function makeFindDatabaseTests(
  sources: readonly Source[],
  records: Records,
  maxTests: number,
): FindDatabaseTests {
  const testsOf = makeTestsOf(sources, records);
  const findImporters = readImporters(sources);
  const usersOf = makeUsersOf(sources);
  const callersOf = (path: string): string[] => [...records].filter(([, calls]) => calls[path]).map(([test]) => test);
  const importersOf = (planted: PlantedBreak, path: string): string[] =>
    findTests({ ...planted, path, layer: "server" }, sources, findImporters, false)
      .filter(({ level, pattern }) => level === "database" && !pattern)
      .slice(0, 2)
      .flatMap(({ files }) => files)
      .filter((test) => !records.has(test));
  return (planted) => {
    // A function of a migration may be called by nearly everything.
    const isModule = planted.path.endsWith(".ts");
    const users = isModule ? [planted.path] : usersOf(planted);
    const places = [planted.path, ...users].slice(0, 5);
    const recorded = isModule ? [...(testsOf.change(changeOfBreak(planted, sources)) ?? [])] : users.flatMap(callersOf);
    const files = [...recorded, ...users.slice(0, 2).flatMap((path) => importersOf(planted, path))];
    const rank = (test: string): number => Math.max(...places.map((place) => nearness(place, test)));
    const nearest = [...new Set(files)]
      .filter((path) => levelOf(path) === "database")
      .toSorted((one, other) => rank(other) - rank(one) || one.localeCompare(other));
    const beside = nearest.filter((test) => rank(test) > 2).slice(0, isModule ? Infinity : 24);
    return [beside, nearest.slice(beside.length, beside.length + maxTests)].filter((some) => some.length > 0);
  };
}
