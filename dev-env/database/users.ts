import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Who uses a database folder: one empty file per use, named process-birth-number, so that the last to leave stops it. */
export type Use = { leave: () => void; others: () => number };

let count = 0;

/** Signs this process in. A process may use one folder several times. */
export function enter(folder: string): Use {
  mkdirSync(folder, { recursive: true });
  const file = `${process.pid}-${birth(process.pid)}-${++count}`;
  writeFileSync(join(folder, file), "");
  return {
    leave: () => rmSync(join(folder, file), { force: true }),
    others: () => readdirSync(folder).filter((name) => name !== file && stillUsed(folder, name)).length,
  };
}

/** A process that was killed could not sign out; its files are removed when they are met. */
function stillUsed(folder: string, name: string): boolean {
  const [pid, born] = name.split("-");
  if (birth(Number(pid)) === born) return true;
  rmSync(join(folder, name), { force: true });
  return false;
}

/** When a process began, in ticks since the machine did: a number of a process is used again, both together are not. */
function birth(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "0";
  } catch {
    return "gone";
  }
}
