import { expect, test } from "vitest";
import { drillDatabaseRestart, type StopReport, stopKinds } from "./database-restart.ts";

/** The test starts a PostgreSQL server and a product server while other tests run. */
const timeout = 300_000;

test(
  "the server outlives a fast stop, an immediate stop and a kill of its database: nothing is lost or doubled, jobs and sockets go on",
  { timeout },
  async () => {
    const reports: StopReport[] = [];
    const end = await drillDatabaseRestart(
      stopKinds.length,
      () => 0,
      (report) => reports.push(report),
    );
    expect(reports).toMatchObject(
      stopKinds.map((kind) => ({ kind, lost: 0, doubled: 0, sockets: [5, 5], isAlive: true })),
    );
    expect(reports[0]!.answered).toBeGreaterThan(0);
    expect(end).toEqual({ unreacted: 0, jobsLeft: 0 });
  },
);
