import { spawnSync } from "node:child_process";
import { chownSync, readdirSync } from "node:fs";
import { join } from "node:path";

const nobody = 65534;

/** How a program is called so that it does not run as root, which PostgreSQL refuses. */
export type RunAs = {
  wrap: (program: string, args: string[]) => [string, string[]];
  ids: { uid?: number; gid?: number };
  /** Hands a folder to the user that PostgreSQL runs as. */
  own: (folder: string) => void;
};

const unshare = ["--user", `--map-user=${nobody}`, `--map-group=${nobody}`];

/**
 * An ordinary user runs programs as themselves. Root does it through a user namespace, which needs no other owner and
 * works below folders that only root may enter; where namespaces are forbidden, as the user nobody.
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
