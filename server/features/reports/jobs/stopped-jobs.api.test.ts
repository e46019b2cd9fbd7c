import { existsSync, utimesSync } from "node:fs";
import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../../dev-env/world-test.ts";
import type { World } from "../../../../dev-env/world.ts";

let therapist: Caller;
test.beforeEach(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

const [first, second] = [small.patient(0, 1), small.patient(0, 2)];

interface Job {
  _id: string;
  done: number;
}
const jobsOf = async () =>
  (await therapist.call<{ jobs: Job[] }>("{ getReportJobs { status jobs { _id done } } }")).answer.jobs;

/** Adds a job that no worker has begun, as after a crash of the server. */
const startAlone = async (world: World, patientids: readonly string[]) => {
  const job = crypto.randomUUID();
  const at = new Date(world.clock.now() - 120_000).toISOString();
  await world.owner.query("insert into report_jobs values ($1, $2, $3, false, $4, null, false)", [
    small.customers[0],
    job,
    small.user(0, Role.physio),
    at,
  ]);
  await world.owner.query(
    "insert into report_job_patients select $1, $2, p.id, p.position from unnest($3::uuid[]) with ordinality p (id, position)",
    [small.customers[0], job, patientids],
  );
  return job;
};

const run = (world: World, name: string) => world.product.timed.find((job) => job.name === name)!.run();

test("each minute, reports whose server is away go on, and those that are being made are left alone", async ({
  world,
}) => {
  const [left, working] = [await startAlone(world, [first]), await startAlone(world, [second])];
  const claim = (ago: number, job: string) =>
    world.owner.query("update report_job_patients set tries = 1, claimed_at = $1 where job_id = $2", [
      new Date(world.clock.now() - ago).toISOString(),
      job,
    ]);
  await Promise.all([claim(90_000, left), claim(30_000, working)]);
  await run(world, "go-on-with-reports");
  await world.settle();
  const states = (await jobsOf()).map(({ _id, done }) => [_id, done]);
  expect(states).toEqual(
    expect.arrayContaining([
      [left, 1],
      [working, 0],
    ]),
  );
});

test("a report that another process is taking is passed over", async ({ world }) => {
  const job = await startAlone(world, [first, second]);
  const other = await world.owner.connect();
  await other.query("begin");
  await other.query("select from report_job_patients where patient_id = $1 for update", [first]);
  await world.owner.query("select queue_job('make-reports', $1::json, null::text, now())", [
    JSON.stringify({ customerId: small.customers[0], jobId: job }),
  ]);
  await expect.poll(async () => (await jobsOf())[0]!.done).toBe(1);
  await other.query("rollback");
  other.release();
  await world.settle();
});

test("a job is cancelled alone, and once it has ended no more", async ({ world }) => {
  const jobs = [await startAlone(world, [first]), await startAlone(world, [second]), await startAlone(world, [first])];
  await world.owner.query("update report_jobs set ended_at = $2 where job_id = $1", [
    jobs[2],
    new Date(world.clock.now()).toISOString(),
  ]);
  const cancel = async (job: string) =>
    (await therapist.call(`mutation { cancelReportJob(id: "${job}") { status message } }`)).answer.status;
  expect([await cancel(jobs[0]!), await cancel(jobs[2]!)]).toEqual(["success", "fail"]);
  const { rows } = await world.owner.query(
    "select job_id, ended_at is not null as ended, is_cancelled from report_jobs",
  );
  expect(new Map(rows.map(({ job_id, ended, is_cancelled }) => [job_id, [ended, is_cancelled]]))).toEqual(
    new Map([
      [jobs[0], [true, true]],
      [jobs[1], [false, false]],
      [jobs[2], [true, false]],
    ]),
  );
});

test("a job is forgotten a day after its end, its files a day later, and a job that still runs never", async ({
  world,
}) => {
  const { job } = (
    await therapist.call<{ job: string }>(
      "mutation ($ids: [ID!]) { startReports(patientids: $ids, notes: false) { status message job } }",
      { ids: [first] },
    )
  ).answer;
  await world.settle();
  const running = await startAlone(world, [second]);
  const file = `${world.filesFolder}/reports/${job}.${first}.pdf`;
  utimesSync(file, new Date(world.clock.now()), new Date(world.clock.now())); // the file system uses this computer's clock
  const isThere = (): boolean => existsSync(file);
  const minute = 60_000;
  const left = async (later: number) => {
    world.clock.advance(later);
    await run(world, "tidy-reports");
    const { rows } = await world.owner.query<{ job_id: string }>("select job_id from report_jobs order by started_at");
    return [rows.map(({ job_id }) => job_id), isThere()];
  };
  expect(await left(24 * 60 * minute - 5 * minute)).toEqual([[running, job], true]);
  expect(await left(10 * minute)).toEqual([[running], true]);
  expect(await left(24 * 60 * minute - 10 * minute)).toEqual([[running], true]);
  expect(await left(10 * minute)).toEqual([[running], false]);
});
