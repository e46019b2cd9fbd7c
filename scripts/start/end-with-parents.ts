import { readFileSync } from "node:fs";

/**
 * A killed npm or start script cannot pass its end on: when one of the processes named in RESTRIDE_PARENTS is gone, this
 * process ends as if it had been asked to, so that nothing holds the port against the next start.
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

/** A killed process stays as a zombie until somebody asks what became of it. */
function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(")") + 2));
  } catch {
    return false;
  }
}
