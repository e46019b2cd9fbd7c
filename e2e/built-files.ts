import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { webDist } from "@restride/dev-env/world.ts";

const folder = join(webDist, "assets");
const imported = /(?:from|import)"\.\/([^"]+\.js)"/g;

/** Which files of the built app each file needs before it runs. */
const deps = (): Map<string, string[]> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(".js"))
      .map((name) => [name, [...readFileSync(join(folder, name), "utf8").matchAll(imported)].map(([, file]) => file!)]),
  );

/**
 * Files that wait for each other, and the way around. Which of them runs first is chance, and the other's functions are not there
 * yet when it calls one: a page is white for whoever meets that order.
 */
export const filesThatWaitForEachOther = (): string[][] => {
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
