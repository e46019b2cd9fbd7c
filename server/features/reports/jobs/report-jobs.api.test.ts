import { readFileSync, statSync } from "node:fs";
import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { partsOf } from "../../../../dev-env/pdf/parts-of.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../../dev-env/world-test.ts";
import type { World } from "../../../../dev-env/world.ts";

let therapist: Caller;
let surgeon: Caller;
test.beforeEach(async ({ world }) => {
  [therapist, surgeon] = await Promise.all([
    signIn(world, smallEmail(0, Role.physio)),
    signIn(world, smallEmail(0, Role.surgeon)),
  ]);
});

interface Job {
  _id: string;
  notes: boolean;
  answers: boolean;
  startedat: string;
  endedat: string | null;
  cancelled: boolean;
  total: number;
  done: number;
  secondsleft: number | null;
  keptuntil: string | null;
  bytes: number | null;
  leftout: { name: string; reason: string }[];
}

const [first, second, third] = [small.patient(0, 1), small.patient(0, 2), small.patient(0, 3)];
const start = async (patientids: readonly string[], who = therapist) =>
  (
    await who.call<{ job: string | null }>(
      "mutation ($ids: [ID!]) { startReports(patientids: $ids, notes: false) { status message job } }",
      { ids: patientids },
    )
  ).answer;
const jobsOf = async (who = therapist) =>
  (
    await who.call<{ jobs: Job[] }>(
      "{ getReportJobs { status jobs { _id notes answers startedat endedat cancelled total done secondsleft keptuntil bytes leftout { name reason } } } }",
    )
  ).answer.jobs;
const cancel = async (id: string, who = therapist) =>
  (await who.call(`mutation { cancelReportJob(id: "${id}") { status message } }`)).answer;
const download = (world: World, job: string, who = therapist) =>
  fetch(`${world.url}/reports/${job}.zip`, { headers: { authorization: `Bearer ${who.token}` } });
const sizeOf = (world: World, job: string, patient: string) =>
  statSync(`${world.filesFolder}/reports/${job}.${patient}.pdf`).size;
/** Returns the file names of an archive, from the directory at its end. */
const namesIn = async (response: Response): Promise<string[]> => {
  const [, ...entries] = Buffer.from(await response.arrayBuffer())
    .toString("latin1")
    .split("PK\u0001\u0002");
  return entries.map((entry) => entry.slice(42, 42 + entry.charCodeAt(24)));
};
const gone = { message: "These reports are no longer kept. Ask again." };

/** Adds a job that no worker has begun, as after a crash of the server. */
const startAlone = async (world: World, patientids: readonly string[]) => {
  const job = crypto.randomUUID();
  const user = small.user(0, Role.physio);
  const at = new Date(world.clock.now() - 120_000).toISOString();
  const [customer] = small.customers;
  const values = [customer, job, user, at];
  await world.owner.query("insert into report_jobs values ($1, $2, $3, false, $4, null, false)", values);
  for (const [index, id] of patientids.entries())
    await world.owner.query("insert into report_job_patients values ($1, $2, $3, $4)", [customer, job, id, index + 1]);
  return job;
};
const queue = (world: World, job: string) =>
  world.owner.query("select queue_job('make-reports', $1::json, null::text, now())", [
    JSON.stringify({ customerId: small.customers[0], jobId: job }),
  ]);

test("reports of several patients, each once, are made behind the answer and come as one file, numbered in the order of the choice", async ({
  world,
}) => {
  const { job, message } = await start([second, first, third, first]);
  expect(message).toBe("The reports are being made. You may leave this page.");
  await world.settle();
  const [newestJob, ...others] = await jobsOf();
  expect(others).toEqual([]);
  expect(newestJob).toMatchObject({
    _id: job,
    notes: false,
    answers: false,
    cancelled: false,
    total: 3,
    done: 3,
    leftout: [],
  });
  expect(newestJob).toMatchObject({ endedat: expect.any(String), secondsleft: null });
  expect(newestJob!.bytes).toBe([first, second, third].reduce((sum, patient) => sum + sizeOf(world, job!, patient), 0));
  expect(Date.parse(newestJob!.keptuntil!) - Date.parse(newestJob!.endedat!)).toBe(24 * 3_600_000);
  const file = await download(world, job!);
  expect(file.headers.get("content-type")).toBe("application/zip");
  expect(await namesIn(file)).toEqual(["001 Pat2 Clinic1.pdf", "002 Pat1 Clinic1.pdf", "003 Pat3 Clinic1.pdf"]);
});

test("notes and answers stand in the reports of a job that asks for them, and in no others", async ({ world }) => {
  await world.owner.query(
    `insert into questionnaire_answers (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers)
     select $1, $2, gen_random_uuid(), gen_random_uuid(), questionnaire_id, $3, now(), '{null}' from questions limit 1`,
    [small.customers[0], first, world.today()],
  );
  const choices = [
    { notes: false, answers: false },
    { notes: true, answers: false },
    { notes: false, answers: true },
  ];
  for (const more of choices) {
    const document = `mutation ($ids: [ID!], $notes: Boolean!, $answers: Boolean) {
      startReports(patientids: $ids, notes: $notes, answers: $answers) { status message job } }`;
    const { answer } = await therapist.call<{ job: string }>(document, { ids: [first], ...more });
    await world.settle();
    expect((await jobsOf()).find(({ _id }) => _id === answer.job)).toMatchObject(more);
    const text = JSON.stringify(partsOf(readFileSync(`${world.filesFolder}/reports/${answer.job}.${first}.pdf`)));
    expect(text.includes("Patient Notes, as asked for")).toBe(more.notes);
    expect(text.includes("Answers of questionnaires, as asked for")).toBe(more.answers);
  }
});

test("B392 C288: a patient of whom nothing can be reported is left out by name, with the reason", async ({ world }) => {
  await world.owner.query("delete from patient_days where patient_id = $1", [second]);
  const { job } = await start([first, second]);
  await world.settle();
  expect((await jobsOf())[0]).toMatchObject({
    done: 2,
    leftout: [{ name: "Pat2 Clinic1", reason: "Not enough data available to generate report." }],
  });
  expect(await namesIn(await download(world, job!))).toEqual(["001 Pat1 Clinic1.pdf"]);
});

describe("rights", () => {
  test("patients who are not all in the viewer's reach are refused whole, none and more than 500 too", async () => {
    expect(await start([first, third], surgeon)).toMatchObject({
      status: "fail",
      message: "This patient was not found.",
    });
    expect(await start([])).toMatchObject({ status: "fail", message: "Please select patients." });
    const many = Array.from({ length: 501 }, () => crypto.randomUUID());
    expect(await start(many)).toMatchObject({ status: "fail", message: "Choose up to 500 patients." });
    expect(await jobsOf()).toEqual([]);
  });

  test("the right is asked again for each patient when the file is taken, and each report is noted as read", async ({
    world,
  }) => {
    const { job } = await start([first, second], surgeon);
    await world.settle();
    await world.owner.query("update patients set surgeon_id = $1 where patient_id = $2", [small.surgeon(0, 2), first]);
    expect(await namesIn(await download(world, job!, surgeon))).toEqual(["002 Pat2 Clinic1.pdf"]);
    const [left] = await jobsOf(surgeon);
    expect(left!.leftout).toEqual([{ name: "A patient", reason: "This patient was not found." }]);
    expect(left!.bytes).toBe(sizeOf(world, job!, second));
    await world.settle();
    const { rows } = await world.owner.query(
      "select patient_id from patient_reads where operation = 'downloadReports'",
    );
    expect(rows).toEqual([{ patient_id: second }]);
  });

  test("a patient who leaves the reach while the reports are made is left out, and is not named", async ({ world }) => {
    const { job } = await start([first, second], surgeon);
    await world.settle();
    await world.owner.query("update report_jobs set ended_at = null where job_id = $1", [job]);
    await world.owner.query("update report_job_patients set done_at = null, claimed_at = null where job_id = $1", [
      job,
    ]);
    await world.owner.query("update patients set surgeon_id = $1 where patient_id = $2", [small.surgeon(0, 2), first]);
    await queue(world, job!);
    await world.settle();
    expect((await jobsOf(surgeon))[0]).toMatchObject({
      leftout: [{ name: "A patient", reason: "This patient was not found." }],
      bytes: sizeOf(world, job!, second),
    });
  });

  test("nobody else sees, cancels or takes the reports of an account, in its own clinic too", async ({ world }) => {
    const { job } = await start([first]);
    await world.settle();
    const admin = await signIn(world, smallEmail(0, Role.admin));
    expect(await jobsOf(admin)).toEqual([]);
    expect(await cancel(job!, admin)).toMatchObject({ status: "fail" });
    const refused = await download(world, job!, admin);
    expect([refused.status, await refused.json()]).toEqual([404, gone]);
  });
});

test("who asked and may work no more gets no reports", async ({ world }) => {
  const job = await startAlone(world, [first]);
  await world.owner.query("update users set active = false where user_id = $1", [small.user(0, Role.physio)]);
  await queue(world, job);
  await world.settle();
  const { rows } = await world.owner.query("select left_out from report_job_patients");
  expect(rows).toEqual([{ left_out: "Whoever asked for it may not make reports any more." }]);
});

test("after a crash the reports that are not made yet are made, each once", async ({ world }) => {
  const job = await startAlone(world, [first, second, third]);
  const at = (ago: number) => new Date(world.clock.now() - ago).toISOString();
  await world.owner.query(
    "update report_job_patients set tries = 1, claimed_at = $1, done_at = $1 where patient_id = $2",
    [at(90_000), first],
  );
  await world.owner.query("update report_job_patients set tries = 1, claimed_at = $1 where patient_id = $2", [
    at(90_000),
    second,
  ]);
  await Promise.all([queue(world, job), queue(world, job)]);
  await world.settle();
  const { rows } = await world.owner.query(
    "select patient_id, tries, done_at is not null as done from report_job_patients order by position",
  );
  expect(rows).toEqual([
    { patient_id: first, tries: 1, done: true },
    { patient_id: second, tries: 2, done: true },
    { patient_id: third, tries: 1, done: true },
  ]);
  expect((await jobsOf())[0]).toMatchObject({ done: 3, total: 3, endedat: expect.any(String) });
});

test.for([2, 3])(
  "a third try is made and a fourth is not: a report begun %i times before",
  async (tries, { world }) => {
    const job = await startAlone(world, [first]);
    await world.owner.query("update report_job_patients set tries = $1", [tries]);
    await queue(world, job).then(world.settle);
    const leftout = tries === 2 ? [] : [{ name: "Pat1 Clinic1", reason: "This report could not be made." }];
    expect((await jobsOf())[0]!.leftout).toEqual(leftout);
    expect((await download(world, job)).status).toBe(tries === 2 ? 200 : 404);
  },
);

test("cancelled reports are made no further, and nothing of them can be taken", async ({ world }) => {
  const job = await startAlone(world, [first, second]);
  await world.owner.query("update report_job_patients set done_at = now(), bytes = 7 where patient_id = $1", [second]);
  expect((await jobsOf())[0]).toMatchObject({ done: 1, endedat: null, bytes: null });
  expect(await cancel(job)).toMatchObject({ status: "success", message: "Cancelled. Nothing was kept." });
  await queue(world, job);
  await world.settle();
  expect((await jobsOf())[0]).toMatchObject({ cancelled: true, done: 1, total: 2, endedat: expect.any(String) });
  expect((await download(world, job)).status).toBe(404);
  expect(await cancel(job)).toMatchObject({
    status: "fail",
    message: "These reports are not being made any more.",
  });
});

test("reports are kept for 24 hours", async ({ world }) => {
  const { job } = await start([first]);
  await world.settle();
  world.clock.advance(24 * 3_600_000 - 60_000);
  therapist = await signIn(world, smallEmail(0, Role.physio));
  expect((await download(world, job!)).status).toBe(200);
  world.clock.advance(120_000);
  const refused = await download(world, job!);
  expect([refused.status, await refused.json()]).toEqual([404, gone]);
  expect(await jobsOf()).toEqual([]);
});
