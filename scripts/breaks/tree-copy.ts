import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { plantIn, type PlantedBreak } from "./planted-break.ts";

/** Temporary copy of the repository. */
export interface TreeCopy {
  readonly root: string;
  /** Writes the faults into the copy and returns a function that removes them. */
  readonly plant: (breaks: readonly PlantedBreak[]) => () => void;
  readonly remove: () => void;
}

const filesOf = (repository: string): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  })
    .split("\0")
    .filter((path) => path !== "" && existsSync(join(repository, path)) && statSync(join(repository, path)).isFile());

const packageFolders = ["node_modules", "web/node_modules", "server/node_modules", "dev-env/node_modules"];

/** Links the packages into the copy: hard links for packages, while the relative links of the workspaces point into the copy. */
const linkPackages = (repository: string, copy: string): void => {
  for (const folder of packageFolders.filter((each) => existsSync(join(repository, each)))) {
    execFileSync("cp", ["-al", join(repository, folder), join(copy, folder)]);
  }
  for (const cache of [".vite", ".vite-temp", ".vitest-cache"]) {
    rmSync(join(copy, "node_modules", cache), { recursive: true, force: true });
  }
};

/** Copies the working tree, including uncommitted changes, to `copy`. */
export function copyTree(repository: string, copy: string): TreeCopy {
  for (const path of filesOf(repository)) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    cpSync(join(repository, path), join(copy, path));
  }
  linkPackages(repository, copy);
  const plant = (breaks: readonly PlantedBreak[]): (() => void) => {
    const originals = new Map<string, string>();
    for (const each of breaks) {
      const path = join(copy, each.path);
      const text = readFileSync(path, "utf8");
      const broken = plantIn(text, each);
      if (broken === null)
        throw new Error(`${each.path}: the text of "${each.name}" does not stand there exactly once.`);
      if (!originals.has(path)) originals.set(path, text);
      writeFileSync(path, broken);
    }
    return () => originals.forEach((text, path) => writeFileSync(path, text));
  };
  return { root: copy, plant, remove: () => rmSync(copy, { recursive: true, force: true }) };
}
