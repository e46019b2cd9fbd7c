import { posix } from "node:path";

/** File of a subject, and its text. */
export interface SubjectFile {
  readonly path: string;
  readonly text: string;
}

/** Export that joins the exports of subjects whose names have the same suffix. */
interface Registry {
  readonly docstring: string;
  readonly name: string;
  readonly suffix: string;
}

/**
 * Returns a module of constants, each of which spreads all constants of these files whose names end with its suffix: `notesOperations`,
 * `casesOperations` … become `operations`. A name belongs to the longest suffix that matches.
 */
export function constantsModule(path: string, files: readonly SubjectFile[], registries: readonly Registry[]): string {
  const names = namesIn(files, /^export const (\w+)/gm, registries);
  const constants = registries.map(({ docstring, name, suffix }) => {
    const members = names
      .filter((exportedName) => exportedName.suffix === suffix)
      .map((exportedName) => `  ...${exportedName.name},\n`);
    return `\n/** ${docstring} */\nexport const ${name} = {\n${members.join("")}};\n`;
  });
  return importsOf(path, names, "import") + constants.join("");
}

/** Returns a module of one type that joins all types of these files whose names end with the suffix, by `&` or `|`. */
export function typeModule(path: string, files: readonly SubjectFile[], registry: Registry, joint: "&" | "|"): string {
  const names = namesIn(files, /^export type (\w+)/gm, [registry]);
  const members = names.map(({ name }) => `\n  ${joint} ${name}`).join("");
  const { docstring, name } = registry;
  return `${importsOf(path, names, "import type")}\n/** ${docstring} */\nexport type ${name} =${members};\n`;
}

interface ExportedName {
  readonly path: string;
  readonly name: string;
  readonly suffix: string;
}

/** Returns the exports that belong to one of the registries, sorted by path and name, so that the module changes only with its subjects. */
function namesIn(files: readonly SubjectFile[], exported: RegExp, registries: readonly Registry[]): ExportedName[] {
  const suffixes = registries.map(({ suffix }) => suffix).toSorted((one, other) => other.length - one.length);
  const names = files.flatMap(({ path, text }) =>
    [...text.matchAll(exported)].map(([, name]) => ({
      path,
      name: name!,
      suffix: suffixes.find((end) => name!.endsWith(end)),
    })),
  );
  return names
    .filter((exportedName): exportedName is ExportedName => exportedName.suffix !== undefined)
    .toSorted((one, other) => compare(one.path, other.path) || compare(one.name, other.name));
}

function importsOf(path: string, names: readonly ExportedName[], keyword: string): string {
  const byFile = Map.groupBy(names, (exportedName) => exportedName.path);
  const lines = [...byFile].map(([from, own]) => {
    const list = own.map(({ name }) => name).join(", ");
    return `${keyword} { ${list} } from "${specifierOf(path, from)}";\n`;
  });
  return lines.join("");
}

/** Returns the import specifier of a module: a relative path within its package, otherwise the name of the package. */
function specifierOf(from: string, to: string): string {
  const [own] = from.split("/");
  if (!to.startsWith(`${own}/`)) return `@restride/${to}`;
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
