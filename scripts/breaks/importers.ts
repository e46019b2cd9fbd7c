import { importsOf, repositoryPath } from "../check/dependencies.ts";
import type { Source } from "../check/source.ts";

/** Returns the files that import a file, directly or through others, with the number of imports between them; the file itself has 0. */
export type FindImporters = (path: string) => ReadonlyMap<string, number>;

const isScript = ({ path }: Source): boolean => /\.tsx?$/.test(path) && !path.endsWith(".d.ts");

/** Returns whether a file imports all parts of the product. Its importers depend on everything, so they say nothing about one file. */
const joinsEverything = (path: string): boolean =>
  path.endsWith(".feature.ts") ||
  /^web\/(app|testing)\//.test(path) ||
  /^server\/(features|lookups|wiring)\.ts$/.test(path);

/**
 * Parses the imports of all sources once. The search includes a file that imports everything, but not its importers, unless that file is the one
 * searched for.
 */
export function readImporters(sources: readonly Source[]): FindImporters {
  const importers = new Map<string, string[]>();
  for (const source of sources.filter(isScript))
    for (const { target } of importsOf(source)) {
      const imported = repositoryPath(source.path, target);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), source.path]);
    }
  return (path) => {
    const distances = new Map([[path, 0]]);
    // A loop over a Map also visits entries that are added during the loop.
    for (const [reached, distance] of distances)
      for (const importer of distance > 0 && joinsEverything(reached) ? [] : (importers.get(reached) ?? []))
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    return distances;
  };
}
