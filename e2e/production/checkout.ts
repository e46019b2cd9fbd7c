import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);

/** New clone of this repository, with committed files only. */
export interface Checkout {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * Clones the repository. Its packages are hard links to the packages here, because `npm ci` would download them for minutes. The command then only
 * checks that they can be installed.
 */
export const cloneRepository = async (): Promise<Checkout> => {
  const cache = join(root, ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "clone-"));
  await run("git", ["clone", "--quiet", root, folder]);
  for (const path of ["node_modules", "server/node_modules", "web/node_modules", "dev-env/node_modules"])
    if (existsSync(join(root, path))) await run("cp", ["--archive", "--link", join(root, path), join(folder, path)]);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};

/** Returns the environment of a shell on a machine with its own Node, without the packages here or the variables of the running test. */
export const plainEnvironment = (): Record<string, string> => {
  const { PATH = "", HOME = "" } = process.env;
  const folders = PATH.split(":").filter((folder) => !folder.includes("node_modules"));
  return { PATH: folders.join(":"), HOME, LANG: "C.UTF-8", npm_config_update_notifier: "false" };
};
