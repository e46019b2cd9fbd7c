import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The server process of a data folder. `ready` says whether it takes connections. */
export type Postmaster = { pid: number; ready: boolean };

/**
 * Who serves this data folder now. The number in postmaster.pid is believed only when that process works in the folder,
 * as a server does: after a crash or in a new container the number may belong to anything.
 */
export function postmaster(data: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    if (!worksIn(pid, realpathSync(data))) return undefined;
    return { pid, ready: lines[7]?.trim() === "ready" };
  } catch {
    return undefined;
  }
}

function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

/** Whether processes still work in the folder: those of a killed server end by themselves, and must before the next starts. */
export function occupied(data: string): boolean {
  const folder = realpathSync(data);
  return readdirSync("/proc").some((name) => /^\d+$/.test(name) && worksIn(Number(name), folder));
}

/** Removes what a killed server left, which a new one might take for a living one. Only when nothing is `occupied`. */
export function forgetPostmaster(data: string, socket: string): void {
  rmSync(join(data, "postmaster.pid"), { force: true });
  rmSync(join(socket, ".s.PGSQL.5432.lock"), { force: true });
}
