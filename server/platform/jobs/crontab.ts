import type { TimedJob } from "./jobs.ts";

/**
 * Returns the jobs as lines of the library's crontab. A job that is due while it still runs, in whichever process, runs once more after that:
 * its queue lets one run at a time, and its key leaves one of those that wait.
 */
export const crontabOf = (timed: readonly Pick<TimedJob, "name" | "crontab">[]): string =>
  timed.map(({ name, crontab }) => `${crontab} ${name} ?queue=${name}&jobKey=timed:${name}`).join("\n");
