import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Folders that contain the folders of subjects. */
const places = ["domain", "server/features", "web/features", "web/app"];

/** The lists that join subjects by hand. All others are written by `npm run generate`. */
const joints = ["server/features.ts", "server/lookups.ts", "server/prepare-database.ts"];

/** Returns the paths in a tree that are deleted with the subject of these names: its folders, and the lists that name it. */
export const pathsOf = (root: string, names: readonly string[]) => ({
  folders: places
    .flatMap((place) => names.map((name) => `${place}/${name}`))
    .filter((path) => existsSync(join(root, path))),
  joints: joints.filter((path) => importsIn(readFileSync(join(root, path), "utf8"), names).length > 0),
});

/** Returns the imports of a list from the folders of these names, each with the imported names. */
function importsIn(text: string, names: readonly string[]) {
  const imports = text.matchAll(/^import (?:type )?\{([^}]*)\} from "\.\/features\/([\w-]+)\/.*\n/gm);
  return [...imports]
    .filter(([, , folder]) => names.includes(folder!))
    .map(([line, values]) => ({ line, values: values!.split(",").map((value) => value.replace("type", "").trim()) }));
}

/** Returns a list without its imports from the folders of these names, and without the line that uses each import. */
export function withoutEntries(text: string, names: readonly string[]): string {
  return importsIn(text, names).reduce((rest, { line, values }) => {
    const lines = rest.replace(line, "").split("\n");
    const uses = lines.filter((each) => values.some((value) => new RegExp(`\\b${value}\\b`).test(each)));
    if (uses.length !== 1) throw new Error(`${values.join(", ")} is used in ${uses.length} lines, not in one.`);
    return lines.filter((each) => each !== uses[0]).join("\n");
  }, text);
}

/** Deletes a subject: its folders, and in each list its import with the line that uses it. */
export function deleteSubject(root: string, names: readonly string[]): void {
  const { folders, joints: lists } = pathsOf(root, names);
  for (const folder of folders) rmSync(join(root, folder), { recursive: true });
  for (const list of lists) {
    writeFileSync(join(root, list), withoutEntries(readFileSync(join(root, list), "utf8"), names));
  }
}
