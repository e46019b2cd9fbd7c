import { type Import, importsOf, repositoryPath } from "./arrows.ts";
import { isCode, problemAt, type Check } from "./source.ts";

/** Files that need each other, by values or by types: neither can be read, moved or deleted alone. */
export const circlesCheck: Check = {
  name: "circles",
  find: (sources) => {
    const code = new Map(sources.filter(isCode).map((source) => [source.path, source]));
    const imports = (path: string): Import[] => {
      const source = code.get(path);
      return source
        ? importsOf(source).map((found) => ({ ...found, target: repositoryPath(path, found.target) ?? "" }))
        : [];
    };
    return [...circlesOf([...code.keys()], (path) => imports(path).map(({ target }) => target))].flatMap((circle) =>
      circle.map((path) => {
        const { start, target } = imports(path).find((found) => circle.includes(found.target))!;
        return problemAt(
          code.get(path)!,
          start,
          `${path} and ${target} lie on one circle: move what both need below them`,
        );
      }),
    );
  },
};

/** The groups in which each reaches each other (Tarjan, 1972). */
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
