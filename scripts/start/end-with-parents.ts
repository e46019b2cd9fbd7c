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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
