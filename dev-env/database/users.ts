import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Use of a database folder. Each use has an empty file with process id, start time and number, so that the last user to leave can stop the server.
 */
export type Use = { leave: () => void; others: () => number };

let count = 0;

/** Registers a use by this process. A process may use one folder several times. */
export function registerUse(folder: string): Use {
  mkdirSync(folder, { recursive: true });
  const file = `${process.pid}-${birth(process.pid)}-${++count}`;
  writeFileSync(join(folder, file), "");
  return {
    leave: () => rmSync(join(folder, file), { force: true }),
    others: () => readdirSync(folder).filter((name) => name !== file && stillUsed(folder, name)).length,
  };
}

/** Returns whether a use still exists. A killed process could not remove its files, so they are removed here. */
function stillUsed(folder: string, name: string): boolean {
  const [pid, born] = name.split("-");
  if (birth(Number(pid)) === born) return true;
  rmSync(join(folder, name), { force: true });
  return false;
}

/** Returns the start time of a process in ticks since the start of the machine. Process ids are reused, but not together with the same start time. */
function birth(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "0";
  } catch {
    return "gone";
  }
}
