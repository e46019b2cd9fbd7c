import { importsOf, repositoryPath } from "../check/dependencies.ts";
import type { Source } from "../check/source.ts";

/** The files that import a file, straight or over others, with the number of imports between; the file itself is at 0. */
export type FindImporters = (path: string) => ReadonlyMap<string, number>;

const isScript = ({ path }: Source): boolean => /\.tsx?$/.test(path) && !path.endsWith(".d.ts");

/** Files that join everything: whoever imports them has to do with every part, which tells nothing. */
const joinsEverything = (path: string): boolean =>
  path.endsWith(".feature.ts") ||
  /^web\/(app|testing)\//.test(path) ||
  /^server\/(features|lookups|wiring)\.ts$/.test(path);

/** Reads the imports of all sources once. What joins everything is reached, and nothing beyond it, unless it is the file that is asked about. */
export function readImporters(sources: readonly Source[]): FindImporters {
  const importers = new Map<string, string[]>();
  for (const source of sources.filter(isScript))
    for (const { target } of importsOf(source)) {
      const imported = repositoryPath(source.path, target);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), source.path]);
    }
  return (path) => {
    const distances = new Map([[path, 0]]);
    // A map is walked with what is added meanwhile.
    for (const [reached, distance] of distances)
      for (const importer of distance > 0 && joinsEverything(reached) ? [] : (importers.get(reached) ?? []))
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    return distances;
  };
}
