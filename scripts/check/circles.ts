import { type Import, importsOf, repositoryPath } from "./dependencies.ts";
import { isCode, problemAt, type Check, type Source } from "./source.ts";

/** Returns the imports of each file of code, as paths of the repository. */
function importsByFile(sources: readonly Source[]): ReadonlyMap<Source, readonly Import[]> {
  return new Map(
    sources.filter(isCode).map((source) => [
      source,
      importsOf(source).map((imported) => ({
        ...imported,
        target: repositoryPath(source.path, imported.target) ?? "",
      })),
    ]),
  );
}

/** Finds files that import each other, by values or by types: none of them can be read, moved or deleted alone. */
export const circlesCheck: Check = {
  name: "circles",
  find: (sources) => {
    const imports = importsByFile(sources);
    const byPath = new Map([...imports].map(([source, own]) => [source.path, { source, own }]));
    const next = (path: string): string[] => (byPath.get(path)?.own ?? []).map(({ target }) => target);
    return circlesOf([...byPath.keys()], next).flatMap((circle) =>
      circle.map((path) => {
        const { source, own } = byPath.get(path)!;
        const { start, target } = own.find((imported) => circle.includes(imported.target))!;
        return problemAt(source, start, `${path} and ${target} lie on one circle: move what both need below them`);
      }),
    );
  },
};

/** Folders whose subfolders are layers: each may depend on some of the others, but not in a circle. */
const layered = ["domain", "server/features", "server/platform", "web/app", "web/features", "web/platform", "web/ui"];

/** Returns the layer of a file in one of these folders: its subfolder, or the file itself when it is in none. */
function layerOf(path: string): string | undefined {
  const parent = layered.find((folder) => path.startsWith(`${folder}/`));
  if (parent === undefined) return undefined;
  const [first, ...rest] = path.slice(parent.length + 1).split("/");
  return rest.length === 0 ? path : `${parent}/${first}`;
}

/** Finds folders that import each other: neither subject can be understood, moved or deleted alone. Tests may import across. */
export const folderCirclesCheck: Check = {
  name: "folder circles",
  find: (sources) => {
    const imports = importsByFile(sources.filter(({ path }) => !isTestFile(path)));
    const dependencies = [...imports].flatMap(([source, own]) =>
      own.flatMap(({ start, target }) => {
        const [from, to] = [layerOf(source.path), layerOf(target)];
        return from && to && from !== to && parentOf(from) === parentOf(to) ? [{ source, start, from, to }] : [];
      }),
    );
    const next = (layer: string): string[] => dependencies.filter(({ from }) => from === layer).map(({ to }) => to);
    return circlesOf([...new Set(dependencies.map(({ from }) => from))], next).flatMap((circle) =>
      dependencies
        .filter(({ from, to }) => circle.includes(from) && circle.includes(to))
        .map(({ source, start, from, to }) =>
          problemAt(source, start, `${from} and ${to} lie on one circle of folders: move what both need below them`),
        ),
    );
  },
};

const parentOf = (layer: string): string => layered.find((folder) => layer.startsWith(`${folder}/`))!;
const isTestFile = (path: string): boolean => /\.(test|fixture|arbitrary)\.tsx?$/.test(path);

/** Returns the groups of paths that all reach each other (Tarjan, 1972). */
function circlesOf(paths: readonly string[], next: (path: string) => readonly string[]): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): number => {
    const own = order.size;
    order.set(path, own);
    open.push(path);
    let first = own;
    for (const other of next(path))
      if (!order.has(other)) first = Math.min(first, visit(other));
      else if (open.includes(other)) first = Math.min(first, order.get(other)!);
    if (first < own) return first;
    const circle = open.splice(open.indexOf(path));
    if (circle.length > 1) circles.push(circle);
    return first;
  };
  for (const path of paths) if (!order.has(path)) visit(path);
  return circles;
}
