import type { Source } from "../check/source.ts";

/**
 * Names by which modules reach a function of a migration: the functions that call it, and the tables whose triggers call it. When there is neither,
 * as for a function of a computed column, the tables of its file.
 */
export interface Reach {
  readonly names: readonly string[];
  readonly tables: readonly string[];
  /** Whether a later migration replaces the function, so that this text no longer runs. */
  readonly isReplaced: boolean;
}

const functionPattern = /create (?:or replace )?function (\w+)\([\s\S]*?\$\$([\s\S]*?)\$\$/g;
const renamePattern = /alter (?:function (\w+)\([^)]*\)|table (\w+)) rename to (\w+);/g;
const triggerPattern = /create (?:constraint )?trigger [^;]*? on (\w+)[^;]*? execute function (\w+)\(/g;

/** Reads the functions and triggers of all migrations; the result finds the reach of the function that a place of a migration is in. */
export function readSqlFunctions(sources: readonly Source[]): (path: string, place: number) => Reach {
  const order = (path: string): string => (path.includes("/baseline/") ? "" : "~") + path;
  const migrations = sources
    .filter(({ path }) => path.endsWith(".sql"))
    .toSorted((one, other) => (order(one.path) < order(other.path) ? -1 : 1));
  const renames = new Map(
    migrations.flatMap(({ text }) =>
      [...text.matchAll(renamePattern)].map(([, fn, table, name]): [string, string] => [fn ?? table!, name!]),
    ),
  );
  const withNew = (names: readonly string[]): string[] => [
    ...new Set(names.flatMap((name) => [name, renames.get(name) ?? name])),
  ];
  const functions = migrations.flatMap(({ path, text }) =>
    [...text.matchAll(functionPattern)].map(({ 0: whole, 1: name, 2: body, index }) => ({
      path,
      name: name!,
      body: body!,
      start: index,
      end: index + whole.length,
    })),
  );
  const triggers = migrations.flatMap(({ text }) =>
    [...text.matchAll(triggerPattern)].map(([, table, name]) => ({ table: table!, name: name! })),
  );
  return (path, place) => {
    const enclosingFunction = functions.find((each) => each.path === path && each.start <= place && place < each.end);
    const names = new Set(enclosingFunction ? [enclosingFunction.name] : []);
    // The loop also visits elements that are added to the set while it runs.
    for (const name of names)
      for (const caller of functions) if (new RegExp(`\\b${name}\\(`).test(caller.body)) names.add(caller.name);
    const tables = triggers.filter(({ name }) => names.has(name)).map(({ table }) => table);
    const text = migrations.find((each) => each.path === path)?.text ?? "";
    const inFile = [...text.matchAll(/^create table (\w+)/gm)].map(([, table]) => table!);
    const isReplaced =
      enclosingFunction !== undefined &&
      functions.findLast(({ name }) => withNew([enclosingFunction.name]).includes(name)) !== enclosingFunction;
    return { names: withNew([...names]), tables: withNew(tables.length > 0 ? tables : inFile), isReplaced };
  };
}
