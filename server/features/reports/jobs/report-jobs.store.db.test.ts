import { Role } from "@restride/domain/access/roles.ts";
import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { beforeEach, expect } from "vitest";
import type { SmallDatabase } from "../../../../dev-env/database/small-database.ts";
import { test } from "../../../../dev-env/database/small-database-test.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { makeReportJobsQueries } from "./report-jobs.queries.ts";
import { makeReportJobsStore } from "./report-jobs.store.ts";

const scope = systemCustomerScope(small.customers[0]!, "test");
const userId = small.user(0, Role.physio);
const [one, two, three] = [1, 2, 3].map((n) => testId(`0192f000-00e0-7000-8000-00000000000${n}`)) as [Id, Id, Id];
const [first, second, third] = [1, 2, 3].map((n) => small.patient(0, n)) as [Id, Id, Id];
const noon = Date.parse("2026-11-20T12:00:00Z");
/** Returns the instant a number of milliseconds after noon. */
const at = (milliseconds: number) => new Date(noon + milliseconds).toISOString();

beforeEach<{ database: SmallDatabase }>(({ database }) => database.owner.query("delete from report_jobs") as never);

const add = (database: SmallDatabase, jobId: Id, startedAt = at(0), patientIds = [first]) =>
  makeReportJobsStore(database.db).add(scope, {
    jobId,
    userId,
    withNotes: false,
    withAnswers: false,
    startedAt,
    patientIds,
  });
const jobs = (database: SmallDatabase, after = at(0)) => makeReportJobsQueries(database.db).jobs(scope, userId, after);
const idsOf = async (database: SmallDatabase, after?: string) => (await jobs(database, after)).map(({ _id }) => _id);

test("jobs are listed by their beginning, the newest first, and those of one moment by their ids", async ({
  database,
}) => {
  await add(database, three, at(0));
  await add(database, one, at(1));
  await add(database, two, at(1));
  expect(await idsOf(database)).toEqual([two, one, three]);
});

test("a job is listed while it runs, and after its end until it is kept no longer", async ({ database }) => {
  await add(database, one);
  await add(database, two);
  await database.owner.query("update report_jobs set ended_at = $2 where job_id = $1", [one, at(5)]);
  expect(await idsOf(database, at(4))).toEqual([two, one]);
  expect(await idsOf(database, at(5))).toEqual([two]);
});

test("those who are left out stand in the order of the choice; what is not made yet is not left out", async ({
  database,
}) => {
  await add(database, one, at(0), [third, second, first]);
  const store = makeReportJobsStore(database.db);
  await store.finish(scope, one, first, at(1), { leftOut: "Nothing to report." });
  await store.finish(scope, one, third, at(2), { leftOut: "Nothing to report." });
  const [job] = await jobs(database);
  expect(job).toMatchObject({ total: 3, done: 2, bytes: null });
  expect(job!.leftout).toEqual([
    { name: "Pat3 Clinic1", reason: "Nothing to report." },
    { name: "Pat1 Clinic1", reason: "Nothing to report." },
  ]);
});

test("the next report is the one that was begun least often, in the order of the choice, whose claim has lapsed", async ({
  database,
}) => {
  await add(database, one, at(0), [second, first]);
  const store = makeReportJobsStore(database.db);
  const claim = async (lapsed: number) => {
    const next = await store.claimNext(scope, one, at(100), at(lapsed));
    return next && [next.patientId, next.tries];
  };
  expect(await claim(100)).toEqual([second, 1]);
  expect(await claim(100)).toEqual([first, 1]);
  expect(await claim(100)).toBeUndefined();
  expect(await claim(101)).toEqual([second, 2]);
  expect(await claim(101)).toEqual([first, 2]);
  await store.finish(scope, one, second, at(102), { bytes: 7 });
  expect(await claim(103)).toEqual([first, 3]);
  await database.owner.query("update report_jobs set ended_at = $1", [at(104)]);
  expect(await claim(105)).toBeUndefined();
});

test("a running job ends when nothing of it is left, and a job that ended is forgotten after its time", async ({
  database,
}) => {
  await add(database, one, at(0), [first, second]);
  await add(database, two);
  const store = makeReportJobsStore(database.db);
  const ends = async () =>
    (await database.owner.query("select ended_at from report_jobs order by job_id")).rows.map((row) => row.ended_at);
  await store.finish(scope, one, first, at(1), { bytes: 7 });
  await store.end(scope, one, at(2));
  expect(await ends()).toEqual([null, null]);
  await store.finish(scope, one, second, at(3), { bytes: 7 });
  await store.end(scope, one, at(4));
  await store.end(scope, one, at(5));
  expect(await ends()).toEqual([new Date(at(4)), null]);
  await store.acrossCustomersForget(systemScope("test"), at(4));
  expect(await ends()).toHaveLength(2);
  await store.acrossCustomersForget(systemScope("test"), at(5));
  expect(await ends()).toEqual([null]);
});

test("a job has stopped when it began before an instant and nobody has claimed a report of it since", async ({
  database,
}) => {
  await add(database, one, at(0), [first, second]);
  const stopped = async (since: number) =>
    (await makeReportJobsQueries(database.db).acrossCustomersStopped(systemScope("test"), at(since))).map(
      ({ jobId }) => jobId,
    );
  expect([await stopped(0), await stopped(1)]).toEqual([[], [one]]);
  await makeReportJobsStore(database.db).claimNext(scope, one, at(7), at(7));
  expect([await stopped(7), await stopped(8)]).toEqual([[], [one]]);
  await database.owner.query("update report_jobs set ended_at = $1", [at(9)]);
  expect(await stopped(10)).toEqual([]);
});

test("what was made is in the order of the choice, of a job that ended in time, was not cancelled, and is one's own", async ({
  database,
}) => {
  await add(database, one, at(0), [third, second, first]);
  const store = makeReportJobsStore(database.db);
  const madePatients = async (after: number, who = userId, job = one) =>
    (await makeReportJobsQueries(database.db).madeReports(scope, who, job, at(after))).map(
      ({ patientId }) => patientId,
    );
  for (const patient of [first, third]) await store.finish(scope, one, patient, at(1), { bytes: 7 });
  expect(await madePatients(0)).toEqual([]);
  await database.owner.query("update report_jobs set ended_at = $1", [at(5)]);
  expect(await madePatients(4)).toEqual([third, first]);
  expect([
    await madePatients(5),
    await madePatients(4, small.user(0, Role.admin)),
    await madePatients(4, userId, two),
  ]).toEqual([[], [], []]);
  await store.finish(scope, one, second, at(1), { leftOut: "Nothing to report." });
  expect(await madePatients(4)).toEqual([third, first]);
  await database.owner.query("update report_jobs set is_cancelled = true");
  expect(await madePatients(4)).toEqual([]);
});
