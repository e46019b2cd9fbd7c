import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished } from "vitest";
import { type Caller, caller, signIn } from "../../../dev-env/caller.ts";
import { pagesOf } from "../../../dev-env/pdf/pages-of.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { addKnees } from "../../../dev-env/small-clinics/knees.ts";
import { addReadings } from "../../../dev-env/small-clinics/readings.ts";
import { partsOf } from "../../../dev-env/pdf/parts-of.ts";
import { atNoon, test } from "../../../dev-env/world-test.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let therapist: Caller;
test.beforeEach(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

const to = "d.okoye@lakeview.example";
const mail = (patient: string, input: object = {}, person = therapist) =>
  person.call<{ mail?: string }>(
    `mutation ($to: String!, $subject: String!, $text: String!, $signature: String, $patientid: ID!) {
      sendReportMail(to: $to, subject: $subject, text: $text, signature: $signature, patientid: $patientid) { status message mail } }`,
    {
      to,
      subject: "User report for Clinic 1",
      text: "A report is ready.\n\nKind regards",
      signature: "Sam\nClinic 1",
      patientid: patient,
      ...input,
    },
    { "idempotency-key": crypto.randomUUID() },
  );
const first = small.patient(0, 1);
/** Mails wait 8 seconds: lets that time pass. */
const afterEightSeconds = async (world: World) => {
  await world.owner.query(
    "update graphile_worker._private_jobs set run_at = now() where payload ->> 'key' like 'report %'",
  );
  await world.settle();
};
const linkIn = (text: string) => /\/report\/([^/\s]+)\/([0-9a-f-]+)/.exec(text)!;
const openReport = (world: World, token: string, id: string) =>
  fetch(`${world.url}/downloadreport`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { id, notes: true, answers: true } }),
  });

test("B145 B268 B369: the mail goes to the one address, with its texts and a link to the report appended", async ({
  world,
}) => {
  expect((await mail(first)).answer).toMatchObject({ status: "success", message: "Message Sent!" });
  await afterEightSeconds(world);
  const [sent, ...more] = world.mailbox.read(to);
  expect(more).toEqual([]);
  expect(sent!.subject).toBe("User report for Clinic 1");
  expect(sent!.text).toMatch(
    /^Clinic 1\n\nA report is ready\.\n\nKind regards\n\nSam\n\nClinic 1\n\nhttp:\/\/localhost\/report\//,
  );
  expect(sent!.text).not.toContain("Pat1");
  const [, token, patient] = linkIn(sent!.text);
  expect(patient).toBe(first);
  const report = await openReport(world, token!, first);
  expect([report.status, report.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const text = JSON.stringify(partsOf(Buffer.from(await report.arrayBuffer())));
  expect(text).toContain("How these numbers are made");
  expect(text).not.toContain("as asked for");
});

test("recovery stands in a report for staff as on the patient's page, and in none that a link opens", async () => {
  const world = await startWorld(atNoon());
  onTestFinished(world.close);
  therapist = await signIn(world, smallEmail(0, Role.physio));
  // Knee patient n bends 60 + n on S+28: 63 is below the fourth of 31, which is the 10th centile.
  await addKnees(world, 0, 31);
  const surgery = addDays(world.today(), -28);
  await world.owner.query("update patients set surgery_date = $2 where patient_id = $1", [first, surgery]);
  await addReadings(world, 0, 1, [[0, [[63, 7]]]]);
  await world.product.timed.find(({ name }) => name === "plan-corridors")!.run();
  await world.settle();
  const parts = partsOf(Buffer.from(await (await openReport(world, therapist.token!, first)).arrayBuffer()));
  const texts = parts.map(({ text }) => text);
  const at = texts.indexOf("Recovery beside the clinic's others");
  expect(texts[at + 1]).toBe(
    `Flexion, Knee Motion Sensor: 63° on ${formatUs(world.today())}, S+28, below the 10th centile. Below the corridor: on S+28 one knee in ten has less than 64°, half have 76° or more.`,
  );
  const cohort = [-1095, -60].map((days) => formatUs(addDays(world.today(), days))).join(" to ");
  expect(texts[at + 3]).toContain(`other knees operated on from ${cohort}; corridors 1 of ${formatUs(world.today())}.`);
  await mail(first);
  await afterEightSeconds(world);
  const [, token] = linkIn(world.mailbox.read(to)[0]!.text);
  const byLink = JSON.stringify(partsOf(Buffer.from(await (await openReport(world, token!, first)).arrayBuffer())));
  expect(byLink).toContain("Values behind the charts");
  expect(byLink).not.toContain("Recovery");
  expect(byLink).not.toContain("centile");
});

const takeBack = async (mailId: string, person = therapist) =>
  (await person.call(`mutation { takeBackReportMail(mail: "${mailId}") { status message } }`)).answer;

test("a mail waits 8 seconds; taken back meanwhile, by who sent it and once, it never leaves", async ({ world }) => {
  const sent = (await mail(first)).answer.mail!;
  const { rows } = await world.owner.query<{ waits: number }>(
    "select extract(epoch from run_at - created_at)::float as waits from graphile_worker._private_jobs where payload ->> 'key' like 'report %'",
  );
  expect(rows.map(({ waits }) => Math.round(waits))).toEqual([8]);
  const left = { status: "fail", message: "This mail has left already." };
  expect(await takeBack(sent, await signIn(world, smallEmail(0, Role.admin)))).toMatchObject(left);
  expect(await takeBack(sent)).toMatchObject({ status: "success", message: "Message taken back" });
  expect(await takeBack(sent)).toMatchObject(left);
  await afterEightSeconds(world);
  expect(world.mailbox.read(to)).toEqual([]);
});

test("a mail that has left cannot be taken back", async ({ world }) => {
  const sent = (await mail(first)).answer.mail!;
  await afterEightSeconds(world);
  expect(await takeBack(sent)).toMatchObject({ status: "fail", message: "This mail has left already." });
  expect(world.mailbox.read(to)).toHaveLength(1);
});

test("what the link opens names no maker and has no notes, though they are asked for", async ({ world }) => {
  await mail(first);
  await afterEightSeconds(world);
  const [, token] = linkIn(world.mailbox.read(to)[0]!.text);
  const bytes = Buffer.from(await (await openReport(world, token!, first)).arrayBuffer());
  const texts = pagesOf(bytes).flatMap((page) => page.map(({ text }) => text.trim()));
  expect(texts).toContain("by the link of a mail");
  expect(texts).not.toContain("Patient Notes, as asked for");
});

test("the link opens this patient's report and nothing else, and each opening is noted", async ({ world }) => {
  await mail(first);
  await afterEightSeconds(world);
  const [, token] = linkIn(world.mailbox.read(to)[0]!.text);
  await openReport(world, token!, first);
  world.clock.advance(61_000);
  await openReport(world, token!, first);
  expect((await openReport(world, token!, small.patient(0, 2))).status).toBe(404);
  const byLink = caller(world.url, token);
  for (const call of ["getPatient(id", "getSurveyDetail(patientid", "getPainData(patientid"])
    expect((await byLink.call(`{ ${call}: "${first}") { status } }`)).answer).toMatchObject({ status: "fail" });
  await world.settle();
  const { rows } = await world.owner.query(
    "select operation, count(*)::int as times from patient_reads where patient_id = $1 group by 1 order by 1",
    [first],
  );
  expect(rows).toEqual([
    { operation: "downloadReport", times: 2 },
    { operation: "sendReportMail", times: 1 },
  ]);
});

test("B263 B265 B392 C288: of a patient of whom nothing can be reported, nothing is sent; nor of a colleague's, of who is inactive or with a wrong form", async ({
  world,
}) => {
  await world.owner.query("delete from patient_days where patient_id = $1", [small.patient(0, 2)]);
  expect((await mail(small.patient(0, 2))).answer.message).toBe("Not enough data available to generate report.");
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  expect((await mail(small.patient(0, 3), {}, surgeon)).answer.status).toBe("fail");
  expect((await mail(first, { to: "nobody" })).answer.message).toBe("Please enter valid email! ");
  expect((await mail(first, { text: " " })).answer.message).toBe("Please confirm your Text!");
  await world.owner.query("update patients set active = false where patient_id = $1", [first]);
  expect((await mail(first)).answer).toMatchObject({ status: "fail", message: "This patient is inactive" });
  await world.settle();
  expect(world.mailbox.read(to)).toEqual([]);
  expect((await world.owner.query("select from domain_events where kind = 'ReportMailed'")).rowCount).toBe(0);
});

test("B370: updateSignature keeps the closing lines of whoever calls it, and of nobody else", async ({ world }) => {
  const { answer } = await therapist.call(
    `mutation { updateSignature(signature: "Sam of Clinic 1") { status message } }`,
  );
  expect(answer).toMatchObject({ status: "success" });
  const { rows } = await world.owner.query("select email, signature from users where signature <> ''");
  expect(rows).toEqual([{ email: smallEmail(0, Role.physio), signature: "Sam of Clinic 1" }]);
});
