import { Role } from "@restride/domain/access/roles.ts";
import { addDays, todayIn } from "@restride/domain/values/calendar-date.ts";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Caller, signIn } from "../dev-env/caller.ts";
import { checkProgress } from "../dev-env/check-progress.ts";
import { clinicZone } from "../dev-env/clinic-day.ts";
import { bypassRls } from "../dev-env/database/bypass-rls.ts";
import { filledTemplate, smallClinics } from "../dev-env/database/filled-template.ts";
import { cloneDatabase, type TestDatabase } from "../dev-env/database/test-databases.ts";
import { type MailServer, startMailServer } from "../dev-env/mail-server.ts";
import { serverProcess, type ServerProcess } from "../dev-env/production/server-process.ts";
import { smallEmail } from "../dev-env/small-clinics.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { newestVersionOf, newPlan, publishPlan } from "../dev-env/small-clinics/own-plans.ts";
import { addPlanPatient } from "../dev-env/small-clinics/plan-patient.ts";
import { moveSurgery, previewMove } from "../dev-env/small-clinics/programmes.ts";

/** Milliseconds: a process starts two or three times while other tests run. */
const timeout = 120_000;

let database: TestDatabase;
let mails: MailServer;
let server: ServerProcess;
let owner: pg.Pool;
beforeEach(async () => {
  database = await cloneDatabase(filledTemplate(smallClinics, Date.now()));
  mails = await startMailServer();
  server = await serverProcess(database.url, mails, { RESTRIDE_OPEN_DOCUMENTS: "yes" });
  owner = new pg.Pool({ connectionString: database.url, max: 3, options: bypassRls });
  owner.on("error", () => undefined); // its connections still end while the database is dropped
  await server.start();
});
afterEach(async () => {
  await server.end("SIGTERM");
  await owner.end();
  await mails.close();
  await database.drop();
  server.clear();
});

const today = () => todayIn(Date.now(), clinicZone);
const enter = (role: Role): Promise<Caller> => signIn({ url: server.url, mailbox: mails }, smallEmail(0, role));
const rows = async (text: string, values: unknown[] = []) => (await owner.query(text, values)).rows;
const differences = async () => {
  const client = await owner.connect();
  const progress = await checkProgress(client);
  client.release();
  return progress;
};

/** Returns the rows that a change of a patient's programme leaves. */
const standing = async (patient: string) => {
  const [counts] = await rows(
    `select surgery_date::text as surgery, care_plan_id as plan, version,
       (select count(*)::int from schedule_changes where patient_id = $1) as changes,
       (select count(*)::int from domain_events where subject_id = $1 and kind in ('SurgeryMoved', 'ScheduleChanged')) as "domainEvents",
       (select count(*)::int from notification_recipients where patient_id = $1) as recipients,
       (select string_agg(concat_ws(' ', item_id, valid_from, valid_to, start_day, end_day), ', ' order by item_id, valid_from)
        from item_revisions where patient_id = $1) as revisions
     from patients where patient_id = $1`,
    [patient],
  );
  return counts;
};

/** Kills the server during its work, when it changes this table. */
async function killAt(change: string, begin: () => Promise<unknown>): Promise<void> {
  const client = await owner.connect();
  await client.query(`create function waits() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(1, 1); return new; end $$;
    create trigger waits before ${change} for each row execute function waits();
    select pg_advisory_lock(1, 1)`);
  const begun = begin().catch(() => null);
  const waiting = "select 1 from pg_locks where locktype = 'advisory' and classid = 1 and objid = 1 and not granted";
  await expect.poll(() => rows(waiting)).toHaveLength(1);
  await server.end("SIGKILL");
  await client.query("select pg_advisory_unlock(1, 1); drop function waits cascade");
  client.release();
  await begun;
}

test(
  "a new surgery date is wholly there or not at all when the process is killed, and its key goes on",
  { timeout },
  async () => {
    const patient = small.patient(0, 1);
    const [before, to] = [await standing(patient), addDays(today(), -1)];
    const therapist = await enter(Role.physio);
    const { planHash } = await previewMove(therapist, patient, to);
    const headers = { "idempotency-key": crypto.randomUUID() };
    const move = () => moveSurgery(therapist, { patientid: patient, to, reschedule: true, planHash }, headers);
    for (const change of ["update on patients", "insert on domain_events"]) {
      await killAt(change, move);
      expect(await standing(patient), change).toEqual(before);
      await server.start();
    }
    const done = await move();
    expect(done).toMatchObject({ status: "success", change: expect.any(String) });
    expect(await move()).toEqual(done);
    expect(await standing(patient)).toMatchObject({ surgery: to, changes: 1, domainEvents: 1 });
    expect(await differences()).toEqual([]);
  },
);

test(
  "a version that is applied is wholly in a programme or not at all when the process is killed, and the next process goes on",
  { timeout },
  async () => {
    const [editor, therapist] = [await enter(Role.companyAdmin), await enter(Role.physio)];
    const { plan, version } = await newPlan(editor);
    const people = [
      await addPlanPatient(therapist, today(), { careplan: version, lastname: "First" }),
      await addPlanPatient(therapist, today(), { careplan: version, lastname: "Second" }),
    ];
    await publishPlan(editor, plan, null, 21, []);
    const newest = await newestVersionOf(editor, plan);
    const preview = await editor.call<{ planHash: string; plan: { changes: { _id: string }[] } }>(
      `{ previewPublish(id: "${plan}") { status message planHash plan { changes { _id } } } }`,
    );
    const before = await Promise.all(people.map(standing));
    const apply =
      'mutation ($c: [ID!]!, $h: String!) { applyVersion(id: "' +
      plan +
      '", changes: $c, planHash: $h, tell: true) { status message } }';
    const changes = preview.answer.plan.changes.map(({ _id }) => _id);
    await killAt("update of care_plan_id on patients", () =>
      editor.call(apply, { c: changes, h: preview.answer.planHash }),
    );
    expect(await Promise.all(people.map(standing))).toEqual(before);
    await server.start();
    const plans = async () => (await Promise.all(people.map(standing))).map(({ plan: runs }) => runs);
    await expect.poll(plans).toEqual([newest, newest]);
    for (const patient of people)
      expect(await standing(patient)).toMatchObject({ changes: 2, domainEvents: 2, recipients: 1 });
    expect(await differences()).toEqual([]);
  },
);
