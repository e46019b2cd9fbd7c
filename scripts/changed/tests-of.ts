import type { Calls } from "../../dev-env/calls/recorded-calls.ts";
import type { Source } from "../check/source.ts";
import { isTestFile } from "../test/levels.ts";
import type { Change } from "./changes.ts";
import { type Module, readModule, unitsAt, unitsIn } from "./modules.ts";

/** Calls of each test file, as the last whole run recorded them. */
export type Records = ReadonlyMap<string, Calls>;

/** Finds the tests that run a part of the sources. */
export interface TestsOf {
  /** Returns the tests that run the changed code; null when none is recorded. */
  change: (change: Change) => ReadonlySet<string> | null;
  /** Returns the tests of the components with a style sheet, and the suite of looks; null for a style sheet of the whole console. */
  styles: (path: string) => ReadonlySet<string> | null;
}

/** Returns the finder of tests for these sources, from the calls that the last whole run recorded. */
export function makeTestsOf(sources: readonly Source[], records: Records): TestsOf {
  const modules = makeModules(sources);
  const callers = (path: string, fn?: string): string[] =>
    [...records].filter(([, calls]) => (fn ? calls[path]?.includes(fn) : calls[path])).map(([test]) => test);
  const usersOf = makeUsersOf(modules, callers);
  const isKnownName = (change: Change, name: string): boolean => change.before?.text.includes(name) ?? false;

  return {
    change: (change) => {
      const { path } = change;
      const tests = new Set<string>();
      for (const side of [change.before, change.after].filter((each) => each !== null)) {
        const module = readModule({ path, text: side.text });
        for (const unit of side.spans.flatMap((span) => unitsIn(module, side.text, span))) {
          const direct = unit.kind === "function" ? callers(path, unit.name) : [];
          const users = unit.kind === "statement" ? callers(path) : usersOf(path, unit);
          const candidates = [...direct, ...users];
          // A new function is called by other changed code. For an existing function that no record contains, all tests of its module count.
          const isNew = unit.kind !== "statement" && !isKnownName(change, unit.name);
          const touched = candidates.length > 0 || isNew ? candidates : callers(path);
          if (touched.length === 0 && !isNew) return null;
          for (const test of touched) tests.add(test);
        }
      }
      return tests;
    },
    styles: (path) => {
      const users = modules.importers(path);
      const looks = sources.map((source) => source.path).filter((each) => /^e2e\/looks\/.*\.test\.ts$/.test(each));
      return users.length === 0 ? null : new Set([...looks, ...users.flatMap((module) => callers(module.path))]);
    },
  };
}

interface Modules {
  of: (path: string) => Module | null;
  importers: (path: string) => Module[];
}

/** Returns the modules of the sources. Each is parsed only when needed, because parsing all of them takes seconds. */
function makeModules(sources: readonly Source[]): Modules {
  const byPath = new Map(sources.filter(({ path }) => /\.tsx?$/.test(path)).map((source) => [source.path, source]));
  const modulesByPath = new Map<string, Module>();
  const of = (path: string): Module | null => {
    const source = byPath.get(path);
    const module = modulesByPath.get(path) ?? (source ? readModule(source) : null);
    if (module) modulesByPath.set(path, module);
    return module;
  };
  const importers = (path: string): Module[] => {
    const ending = `/${path.slice(path.lastIndexOf("/") + 1)}"`;
    const likely = [...byPath.values()].filter(({ text }) => text.includes(ending));
    return likely
      .flatMap((source) => of(source.path) ?? [])
      .filter((each) => each.imports.some(({ target }) => target === path));
  };
  return { of, importers };
}

/**
 * Returns the tests that use a declaration of a module: tests that call a function with the constant, and the tests of values computed from it at an
 * import. A function is followed this way only where it is called at an import; other calls are recorded.
 */
function makeUsersOf({ of, importers }: Modules, callers: (path: string, fn?: string) => string[]) {
  const collect = (
    path: string,
    kind: "function" | "constant",
    name: string,
    tests: Set<string>,
    seen: Set<string>,
  ): void => {
    if (seen.has(`${path} ${kind} ${name}`)) return;
    seen.add(`${path} ${kind} ${name}`);
    const own = of(path);
    const inOthers = importers(path).flatMap((module) =>
      module.imports
        .filter((each) => each.target === path && (each.name === name || each.name === "*"))
        .map(({ local }) => ({ module, local })),
    );
    for (const { module, local } of [...(own ? [{ module: own, local: name }] : []), ...inOthers]) {
      if (isTestFile(module.path)) tests.add(module.path);
      else
        for (const unit of unitsAt(module, local)) {
          if (unit.kind === "constant") {
            if (unit.name !== name || module !== own) collect(module.path, "constant", unit.name, tests, seen);
          } else if (unit.kind === "statement") for (const test of callers(module.path)) tests.add(test);
          else if (kind === "constant") for (const test of callers(module.path, unit.name)) tests.add(test);
        }
    }
  };
  return (path: string, unit: { kind: "function" | "constant"; name: string }): ReadonlySet<string> => {
    const tests = new Set<string>();
    collect(path, unit.kind, unit.name, tests, new Set());
    return tests;
  };
}
