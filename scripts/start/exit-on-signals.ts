const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Exits the process normally on a signal that nobody else listens to, so that processes it started (a database) end too. A second Ctrl+C does not
 * wait. A closed terminal counts as a request to end.
 */
export function exitOnSignals(): void {
  for (const signal of signals) {
    process.on(signal, () => {
      if (signal === "SIGHUP" && process.listenerCount("SIGTERM") > 1) process.kill(process.pid, "SIGTERM");
      else if (process.listenerCount(signal) === 1) process.exit(130);
    });
  }
}
