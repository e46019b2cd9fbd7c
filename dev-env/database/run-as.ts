import { spawnSync } from "node:child_process";
import { chownSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Id of the system's user and group `nobody`. */
const nobody = 65534;

/** Way to run a program without root, which PostgreSQL refuses. */
export type RunAs = {
  wrap: (program: string, args: string[]) => [string, string[]];
  ids: { uid?: number; gid?: number };
  /** Gives a folder to the user that PostgreSQL runs as. */
  own: (folder: string) => void;
};

const unshare = ["--user", `--map-user=${nobody}`, `--map-group=${nobody}`];

/**
 * Returns the way to run programs: as the present user, if that is not root. As root, in a user namespace, which needs no other owner and works in
 * folders that only root may enter; if namespaces are not allowed, as the user nobody.
 */
export function runAs(): RunAs {
  const own = (): void => {};
  if (process.getuid?.() !== 0) return { wrap: (program, args) => [program, args], ids: {}, own };
  if (spawnSync("unshare", [...unshare, "true"]).status === 0) {
    return { wrap: (program, args) => ["unshare", [...unshare, program, ...args]], ids: {}, own };
  }
  return { wrap: (program, args) => [program, args], ids: { uid: nobody, gid: nobody }, own: giveToNobody };
}

function giveToNobody(folder: string): void {
  chownSync(folder, nobody, nobody);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveToNobody(path);
    else chownSync(path, nobody, nobody);
  }
}
