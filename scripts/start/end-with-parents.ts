import { readFileSync } from "node:fs";

/**
 * Ends this process when one of the processes named in RESTRIDE_PARENTS is gone, as if it had been asked to, because a killed npm or start script
 * cannot forward its end. Otherwise this process would still occupy the port at the next start.
 */
export function endWithParents(): void {
  const parents = (process.env.RESTRIDE_PARENTS ?? "").split(" ").filter(Boolean).map(Number);
  if (parents.length === 0) return;
  const timer = setInterval(() => {
    if (parents.every(isAlive)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  timer.unref();
}

/** Returns whether a process runs. A killed process stays as a zombie until its parent reads its exit status. */
function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(")") + 2));
  } catch {
    return false;
  }
}
