import { documentOf } from "../../../dev-env/documents.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { caller, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { register, registrationOf } from "../../../dev-env/register.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { solveBotCheck } from "../../../dev-env/solve-bot-check.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const day = 86_400_000;
const gone = {
  customer: small.customers[0]!,
  id: small.patient(0, 1),
  firstname: "Xanthippe",
  lastname: "Quillfeather",
  email: "xq@nowhere.example",
  phone: "+13125557731",
};
const rows = async (world: World, sql: string, values: unknown[] = []) => (await world.owner.query(sql, values)).rows;
const run = (world: World, name: string) => world.product.timed.find((job) => job.name === name)!.run();

/** Returns the tables with a row that contains a text, including the job queue. */
const tablesWith = async (world: World, text: string): Promise<string[]> => {
  const tables = await rows(
    world,
    "select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')",
  );
  const tableNames: string[] = [];
  for (const { name } of tables) {
    const counting = `select count(*)::int as n from ${name} t where strpos(lower(t::text), lower($1)) > 0`;
    const [{ n }] = await rows(world, counting, [text]);
    if (n > 0) tableNames.push(name);
  }
  return tableNames;
};

const registerPerson = async (world: World) => {
  const { customer, firstname, lastname, phone, email } = gone;
  const person = { firstname, lastname, phone, email, consent_email: email };
  expect(await register(world.url, await registrationOf(world.url, customer, person))).toMatchObject({
    status: "success",
  });
};

const ask = async (world: World, dob = "05/01/1960") => {
  const { firstname, lastname, phone } = gone;
  const input = { firstname, lastname, phone, dob, token: await solveBotCheck(world.url) };
  const document = documentOf("deleteAccountRequest", "status message");
  expect((await caller(world.url).call(document, input)).answer).toMatchObject({ status: "success" });
  await world.settle();
};

/** Leaves data of the person in every place that can store it. */
const live = async (world: World) => {
  await world.owner.query(
    "update patients set first_name = $2, last_name = $3, email = $4, phone = $5, caregiver = $6 where patient_id = $1",
    [gone.id, gone.firstname, gone.lastname, gone.email, gone.phone, { fname: "Robin", email: `robin-${gone.email}` }],
  );
  await registerPerson(world);
  const admin = await signIn(world, smallEmail(0, Role.admin));
  const send = (document: string) => admin.call(document, {}, { "idempotency-key": crypto.randomUUID() });
  await send(
    `mutation { createNewCase(patientId: "${gone.id}", summary: "Call ${gone.firstname}", description: "Ms. ${gone.lastname} has pain", type: "Surgeon Message") { status } }`,
  );
  await send(
    `mutation { addNotifications(patientids: ["${gone.id}"], header: "Hello ${gone.firstname}", message: "Dear Ms. ${gone.lastname}") { status } }`,
  );
  await send(
    `mutation { addEvent(id: "${gone.id}", event: { date: "2099-01-01", title: "Ms. ${gone.lastname}: Lab Draw" }) { status } }`,
  );
  await send(`mutation { resetUserPassword(patientid: "${gone.id}", phone: "${gone.phone}") { status } }`);
  await admin.call(`{ getPatient(id: "${gone.id}") { status patient { _id } } }`);
  await caller(world.url).call(
    `mutation { loginPatient(credentials: { email: "${gone.email}", password: "wrong" }) { status } }`,
  );
  const patient = await signInPatient(world, gone.email);
  await patient.call("{ getCompanies(input: {}) { status } }");
  const item = small.exerciseItem(0, 1, 1);
  await patient.call(
    `mutation { recordExercise(input: { itemid: "${item}" }) { status } }`,
    {},
    { "idempotency-key": "1" },
  );
  await patient.call(
    `mutation { recordReading(input: { itemid: "${small.deviceItem(0, 1)}", values: [100, 2] }) { status } }`,
  );
  await patient.call(
    `mutation { recordAnswers(input: { itemid: "${small.formItem(0, 1)}", answers: [2] }) { status } }`,
  );
  await world.owner.query("insert into callback_requests values ($1, $2, $3, null, $4, $5, 'Please call', now())", [
    gone.customer,
    gone.id,
    small.surgeon(0, 1),
    `${gone.firstname} ${gone.lastname}`,
    gone.phone,
  ]);
  await world.owner.query("insert into diagnoses values ($1, $2, 'M17.11', $3, now(), now())", [
    gone.customer,
    gone.id,
    gone.lastname,
  ]);
  await world.owner.query(
    "insert into recovery_values values ($1, 1, 'knee', 'flexion', 'Knee Motion Sensor', 7, 1, $2, 90, 3)",
    [gone.customer, gone.id],
  );
  await world.owner.query("insert into technical_holds values ($1, $2, $2, '2026-01-01', '2026-01-02')", [
    gone.customer,
    gone.id,
  ]);
  await caller(world.url).call(
    `mutation { loginPatient(credentials: { email: "${gone.email}", password: "wrong" }) { status } }`,
  );
  await world.settle();
};

/** Requests the deletion and lets the 90 days pass. */
const erase = async (world: World) => {
  await live(world);
  await ask(world);
  world.clock.advance(91 * day);
  await run(world, "erase-accounts");
};

const traces = (world: World) =>
  Promise.all([gone.firstname, gone.lastname, gone.email, gone.phone.slice(2)].map((text) => tablesWith(world, text)));
const others = async (world: World) =>
  (
    await rows(
      world,
      `select (select count(*) from patients) as patients, (select count(*) from patient_days) as days,
        (select count(*) from patient_exercises) as exercises, (select count(*) from customers) as customers`,
    )
  )[0];

test("A046: after 90 days nothing of the person is left in any table, and all others are as they were", async ({
  world,
}) => {
  await live(world);
  await ask(world);
  const [names] = await traces(world);
  expect(names).toEqual(
    expect.arrayContaining([
      "public.audit_log",
      "public.cases",
      "public.notifications",
      "public.patients",
      "public.registered_patients",
    ]),
  );
  const before = await others(world);

  world.clock.advance(89 * day);
  await ask(world, "05/01/1961");
  expect(await tablesWith(world, gone.lastname)).toContain("public.deletion_requests");
  await run(world, "erase-accounts");
  expect(await others(world)).toEqual(before);

  world.clock.advance(1.5 * day);
  await run(world, "erase-accounts");
  expect(await traces(world)).toEqual([[], [], [], []]);
  // Records of events have the id, which refers to nobody any more; measured values do not.
  expect((await tablesWith(world, gone.id)).toSorted()).toEqual(
    ["account_deletions", "audit_log", "domain_events", "patient_reads", "rate_limits"].map(
      (table) => `public.${table}`,
    ),
  );
  expect(await others(world)).toMatchObject({
    patients: String(Number(before.patients) - 1),
    days: String(Number(before.days) - 60),
    exercises: String(Number(before.exercises) - 2),
    customers: before.customers,
  });
});

test("what stays says that a deletion happened and when, in ids and times only", async ({ world }) => {
  await erase(world);
  const deletionRows = await rows(world, "select * from account_deletions where patient_id = $1", [gone.id]);
  expect(deletionRows).toEqual([
    expect.objectContaining({ customer_id: gone.customer, withdrawn_at: null, erased_at: expect.any(Date) }),
  ]);
  const log = await rows(
    world,
    "select action from audit_log where table_name = 'account_deletions' and after ->> 'patient_id' = $1 order by entry_id",
    [gone.id],
  );
  expect(log.map(({ action }) => action)).toEqual(["insert", "update"]);
  const domainEvents = await rows(
    world,
    "select kind from domain_events where subject_id = $1 and kind like 'Account%' order by event_number",
    [gone.id],
  );
  expect(domainEvents.map(({ kind }) => kind)).toEqual(["AccountDeletionRequested", "AccountErased"]);
  const elsewhere = await rows(
    world,
    "select distinct table_name from audit_log where coalesce(after, before) ->> 'patient_id' = $1",
    [gone.id],
  );
  expect(elsewhere).toEqual([{ table_name: "account_deletions" }]);
});

test("run again it does nothing; a session of the erased patient has ended", async ({ world }) => {
  await erase(world);
  const domainEvents = await rows(world, "select count(*) as n from domain_events");
  await run(world, "erase-accounts");
  expect(await rows(world, "select count(*) as n from domain_events")).toEqual(domainEvents);
  const { answer } = await caller(world.url).call(
    `mutation { loginPatient(credentials: { email: "${gone.email}", password: "walking-again" }) { status } }`,
  );
  expect(answer).toMatchObject({ status: "fail" });
});

test("A046: the database itself erases neither before the day, nor what was withdrawn, nor what nobody asked for", async ({
  world,
}) => {
  const [customer, id] = [small.customers[2]!, small.patient(2, 1)];
  const eraseIn = (inDays: number) =>
    rows(world, `select erase_account($1, $2, now() + interval '${inDays} days') as erased`, [customer, id]);
  expect(await eraseIn(400)).toEqual([{ erased: false }]);
  await world.owner.query(
    "insert into account_deletions values ($1, $2, $2, null, 'token', now(), now() + interval '90 days', now())",
    [customer, id],
  );
  expect(await eraseIn(400)).toEqual([{ erased: false }]);
  await world.owner.query("update account_deletions set withdrawn_at = null where deletion_id = $1", [id]);
  expect(await eraseIn(89)).toEqual([{ erased: false }]);
  expect(await rows(world, "select from patients where patient_id = $1", [id])).toHaveLength(1);
  expect(await eraseIn(91)).toEqual([{ erased: true }]);
  expect(await eraseIn(91)).toEqual([{ erased: false }]);
});

test("one that fails is left for the next night and holds up nobody", async ({ world }) => {
  const requested = new Date(world.clock.now() - 91 * day).toISOString();
  for (const number of [1, 2])
    await world.owner.query("insert into account_deletions values ($1, $2, $3, null, $4, $5, $5)", [
      small.customers[1],
      small.user(1, Role.admin).replace(/.$/, String(number)),
      small.patient(1, number),
      `token ${number}`,
      requested,
    ]);
  await world.owner.query(
    `create function hold_back() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
     create trigger hold_back before delete on patients for each row when (old.patient_id = '${small.patient(1, 1)}') execute function hold_back()`,
  );
  await expect(run(world, "erase-accounts")).rejects.toThrow("Some accounts could not be erased.");
  const left = async () =>
    (await rows(world, "select patient_id from patients where customer_id = $1 order by 1", [small.customers[1]])).map(
      (row) => row.patient_id,
    );
  expect(await left()).toEqual([small.patient(1, 1), small.patient(1, 3)]);
  expect(
    await rows(world, "select from patient_days where patient_id = $1 limit 1", [small.patient(1, 1)]),
  ).toHaveLength(1);
  await world.owner.query("drop trigger hold_back on patients");
  await run(world, "erase-accounts");
  expect(await left()).toEqual([small.patient(1, 3)]);
});

test("A046: a registration that never became a patient is erased the same way", async ({ world }) => {
  await registerPerson(world);
  await ask(world);
  expect(await rows(world, "select from cases where description like 'Somebody who registered%'")).toHaveLength(1);
  world.clock.advance(91 * day);
  await run(world, "erase-accounts");
  expect(await traces(world)).toEqual([[], [], [], []]);
  expect(await rows(world, "select from consent_documents")).toEqual([]);
});
