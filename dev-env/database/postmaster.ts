import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Server process of a data folder. `ready` is true when it accepts connections. */
export type Postmaster = { pid: number; ready: boolean };

/**
 * Returns the process that serves a data folder now. The process id in postmaster.pid counts only if that process works in the folder, as a server
 * does: after a crash or in a new container the id may belong to any process.
 */
export function postmaster(data: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    if (!hasWorkingFolder(pid, realpathSync(data))) return undefined;
    return { pid, ready: lines[7]?.trim() === "ready" };
  } catch {
    return undefined;
  }
}

function hasWorkingFolder(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

/**
 * Returns whether any process has this folder as its working folder. After a server was killed, its processes end by themselves; wait until this
 * returns false before you start the next server.
 */
export function isFolderInUse(data: string): boolean {
  const folder = realpathSync(data);
  return readdirSync("/proc").some((name) => /^\d+$/.test(name) && hasWorkingFolder(Number(name), folder));
}

/** Removes files of a killed server that a new one could mistake for those of a running server. Call it only when the folder is not `occupied`. */
export function removeStaleFiles(data: string, socket: string): void {
  rmSync(join(data, "postmaster.pid"), { force: true });
  rmSync(join(socket, ".s.PGSQL.5432.lock"), { force: true });
}
