import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { webDist } from "@restride/dev-env/world.ts";

const folder = join(webDist, "assets");
const imported = /(?:from|import)"\.\/([^"]+\.js)"/g;

/** Returns the imports of each file of the built app. */
const deps = (): Map<string, string[]> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(".js"))
      .map((name) => [name, [...readFileSync(join(folder, name), "utf8").matchAll(imported)].map(([, file]) => file!)]),
  );

/**
 * Returns circular imports of the built app, each as the files of the circle. The order in which such files run is random. If a file calls a function
 * of another that has not run yet, the page stays blank.
 */
export const circularImports = (): string[][] => {
  const needed = deps();
  const done = new Set<string>();
  const rings: string[][] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) rings.push(way.slice(way.indexOf(file)));
    if (way.includes(file) || done.has(file)) return;
    for (const next of needed.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of needed.keys()) visit(file, []);
  return rings;
};

/** Returns the names of the built scripts that contain a text. */
export const scriptsWith = (text: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith(".js") && readFileSync(join(folder, name), "utf8").includes(text));
