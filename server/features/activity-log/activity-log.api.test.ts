import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, enterClinic, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { general, small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let physio: Caller;
const patient = small.patient(0, 1);

test.beforeEach(async ({ world }) => {
  physio = await signIn(world, smallEmail(0, Role.physio));
  await world.owner.query("delete from audit_log");
});

interface Entry {
  _id: string;
  createdAt: string;
  patientid: string;
  collection_name: string;
  actiontype: string;
  source: string;
  application: string;
  description: string;
  who: string;
  role: number | null;
  hidden: boolean;
  newdata: string;
  exerciseName: string | null;
  changes: { what: string; field: string; before: string; after: string }[];
}
interface Page {
  records: Entry[];
  total: number;
  totalIsExact: boolean;
  newer: number;
}

const document = `query ($p: ID!, $r: String, $f: ActivityLogFilter) { getActivityLog(patientid: $p, fromDate: $r, filter: $f) {
  status message total totalIsExact newer records { _id createdAt lastActivityDate patientid collection_name action method application
  actiontype source description who role hidden newdata exerciseName changes { what field before after } } } }`;
const read = async (f: object = {}, who = physio, p = patient, r?: string) =>
  (await who.call<Page>(document, { p, f, r })).answer;
const logLines = async (f: object = {}, who = physio) =>
  (await read(f, who)).records.map(({ actiontype, source, description }) =>
    [actiontype, source, description].join(" | "),
  );
const run = async (who: Caller, call: string) => {
  const { answer } = await who.call(`mutation { ${call} { status message } }`);
  expect(answer.status, answer.message).toBe("success");
};
/** Moves all log entries so far into the clinic's days, one entry per second. */
const spread = (world: World) =>
  world.owner.query("update audit_log set at = $1::timestamptz + entry_id * interval '1 second'", [
    new Date(world.clock.now() - 3_600_000).toISOString(),
  ]);
/** Adds an entry as the triggers write it. */
const log = (world: World, table: string, row: object) =>
  world.owner.query(
    "insert into audit_log (customer_id, at, actor, table_name, action, after) values ($1, $2, 'system', $3, 'insert', $4)",
    [small.customers[0], new Date(world.clock.now()).toISOString(), table, JSON.stringify(row)],
  );
const fill = (world: World, rows: number, days = 1) =>
  world.owner.query(
    `insert into audit_log (customer_id, at, actor, table_name, action, after)
     select $1, $2::timestamptz - n * ($4::int * interval '1 day') / $3::int, $5, 'exercise_done', 'insert',
       jsonb_build_object('patient_id', $5::text, 'item_id', $6::text, 'times_done', n)
     from generate_series(1, $3::int) n`,
    [small.customers[0], new Date(world.clock.now()).toISOString(), rows, days, patient, small.exerciseItem(0, 1, 1)],
  );

test("B137 B350 B413 B415: what a patient and staff did is told in words, with who, by what and from where", async ({
  world,
}) => {
  await signInPatient(world, smallPatientEmail(0, 3)); // somebody else
  const self = await signInPatient(world, smallPatientEmail(0, 1));
  await run(self, `recordExercise(input: { itemid: "${small.exerciseItem(0, 1, 1)}" })`);
  const note = `{ patient_id: "${patient}", category: "${general}", datetime: "2026-01-01T10:00:00Z", notes: "Called.", time_logged: 25 }`;
  await run(physio, `addPatientNote(input: ${note})`);
  await run(physio, `addSingleDiagnosis(patientId: "${patient}", input: { dxCode: "I10", dxDescription: "High" })`);
  await spread(world);
  expect(await logLines()).toEqual([
    "Patient Update | Clinic | Sam Role2 added a diagnosis: I10",
    "Patient Note | Clinic | Sam Role2 added a note, General, time logged 0hr 25min",
    expect.stringMatching(/^Exercise \| Patients \| Completed .+, round 1 of \d$/),
    "Login | Patients | Pat1 Clinic1 signed in",
  ]);
  const [, noted, done] = (await read()).records;
  expect(noted).toMatchObject({
    patientid: patient,
    collection_name: "patient_notes",
    actiontype: "Patient Note",
    action: "insert",
    method: "insert",
    lastActivityDate: noted!.createdAt,
    application: "web console",
    who: "Sam Role2",
    role: Role.physio,
    hidden: false,
    changes: [],
  });
  expect(JSON.parse(noted!.newdata)).toMatchObject({ notes: "Called.", time_logged: 25 });
  expect(done).toMatchObject({ application: "patient app", who: "Pat1 Clinic1", role: null });
  expect([done!.exerciseName, done!.description]).toEqual(["Quad Sets", expect.stringContaining("Quad Sets")]);
  expect(JSON.parse(done!.newdata)).toMatchObject({
    exerciseid: small.exerciseItem(0, 1, 1),
    exercise_name: "Quad Sets",
    shortname: "Quad Sets",
  });
  const hourAgo = world.clock.now() - 3_600_000;
  for (const { createdAt } of [noted!, done!]) {
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(hourAgo);
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(world.clock.now());
  }
});

test("a change is told by its fields before and after, never by what else a row holds; a phone is masked", async ({
  world,
}) => {
  await world.owner.query(
    "update patients set phone = '+13125550199', first_name = 'Ann', password_hash = 'x', tokens_valid_from = now() where patient_id = $1",
    [patient],
  );
  await spread(world);
  const answer = await read();
  expect(answer.records).toHaveLength(1);
  expect(answer.records[0]).toMatchObject({
    description: "The system changed the first name, phone",
    application: "system",
    changes: [
      { what: "", field: "First name", before: "Pat1", after: "Ann" },
      { what: "", field: "Phone", before: "•••• 0101", after: "•••• 0199" },
    ],
  });
  expect(JSON.stringify(answer)).not.toContain("5550199");
});

test("whatever of a patient is logged has words", async ({ world }) => {
  const { rows } = await world.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'patient_id'
     where exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and p.proname = 'record_audit')`,
  );
  const wordless: string[] = [];
  for (const { name } of rows) {
    await world.owner.query("delete from audit_log");
    await log(world, name, { patient_id: patient, word: "shipped" });
    if ((await logLines()).some((entry) => entry.includes("Unknown"))) wordless.push(name);
  }
  expect(rows.length).toBeGreaterThan(10);
  expect(wordless).toEqual([]);
});

test("B137: the data of a measurement name the device, and an exercise alone has a name of its own", async ({
  world,
}) => {
  await log(world, "device_readings", { patient_id: patient, item_id: small.deviceItem(0, 1) });
  const [measured] = (await read()).records;
  expect(measured).toMatchObject({ collection_name: "device_readings", actiontype: "Measurement", exerciseName: null });
  expect(JSON.parse(measured!.newdata)).toMatchObject({ shortname: "Knee Motion Sensor" });
  await world.owner.query("update audit_log set action = 'delete', before = after, after = null");
  expect((await read()).records[0]).toMatchObject({ action: "delete", method: "delete" });
});

test("B394 B395: a record that nobody knows is told so, and a name that is not found is left out", async ({
  world,
}) => {
  for (const table of ["telescopes", "exercise_done"])
    await log(world, table, { patient_id: patient, item_id: small.change(0, 1), times_done: 2 });
  expect((await logLines()).toSorted()).toEqual([
    "Exercise | Clinic | Completed an exercise, round 2",
    "Unknown | Clinic | Unknown action performed on unknown system",
  ]);
});

describe("pages, filters and totals", () => {
  test.beforeEach(({ world }) => fill(world, 45, 9).then(() => undefined));
  const rounds = (page: Page) => page.records.map((record) => Number(/round (\d+)/.exec(record.description)![1]));
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

  test("B086 B409: ten a page, the newest first; from a cursor on and back, however many came since", async ({
    world,
  }) => {
    const first = await read();
    expect([rounds(first), first.total, first.totalIsExact]).toEqual([numbers(1, 10), 45, true]);
    const cursor = first.records[0]!._id;
    expect(rounds(await read({ cursor, turn: 1 }))).toEqual(numbers(11, 20));
    const third = await read({ cursor, turn: 2 });
    expect(rounds(third)).toEqual(numbers(21, 30));
    await world.owner.query(
      "insert into audit_log (customer_id, at, actor, table_name, action, after) select customer_id, at + interval '1 second', actor, table_name, action, after from audit_log order by at desc limit 1",
    );
    expect(await read({ cursor, turn: 2 })).toMatchObject({ newer: 1, records: third.records });
    const anchored = third.records[0]!._id;
    expect(rounds(await read({ cursor: anchored, turn: -2 }))).toEqual(numbers(1, 10));
    expect(rounds(await read({ cursor: anchored, turn: 2 }))).toEqual(numbers(41, 45));
    expect(rounds(await read({ size: 500, oldestFirst: true })).slice(0, 3)).toEqual([45, 44, 43]);
  });

  test("B083 B350: a quick range, dates, sources and events filter the log; range and dates exclude each other", async ({
    world,
  }) => {
    expect((await read({}, physio, patient, "3d")).total).toBe(12);
    await world.owner.query(
      `insert into audit_log (customer_id, at, actor, table_name, action, after) select customer_id, at - days * interval '1 day', actor, table_name,
         action, after from (select * from audit_log order by at desc limit 1) one, unnest(array[20, 45, 75, 170]) days`,
    );
    const totals = ["14d", "28d", "1m", "2m", "3m", "6m"].map(
      async (range) => (await read({}, physio, patient, range)).total,
    );
    expect(await Promise.all(totals)).toEqual([45, 46, 46, 47, 48, 49]);
    const day = world.today();
    expect((await read({ startdate: day, enddate: day })).total).toBe((await read({}, physio, patient, "1d")).total);
    expect((await read({ sources: ["Clinic", "MoveAI"] })).total).toBe(0);
    expect((await read({ sources: ["Patients"], events: ["Exercise", "Login"] })).total).toBe(45);
    expect((await read({ events: ["Login"] })).total).toBe(0);
    for (const [wrong, message] of [
      [{ startdate: day }, "Please choose the first and the last day."],
      [{ startdate: day, enddate: "2020-01-01" }, "The last day must not be before the first."],
      [{ events: ["Sneeze"] }, "Please choose an event of the list."],
      [{ size: 501 }, "At most 500 rows a page."],
      [{ cursor: "'; select 1" }, "This page of the log is not there any more."],
      [{ turn: 5 }, expect.any(String)],
    ] as const)
      expect(await read(wrong)).toMatchObject({ status: "fail", message, records: null });
    expect(await read({ startdate: day, enddate: day }, physio, patient, "3d")).toMatchObject({
      message: "Please choose a quick range or dates, not both.",
    });
    expect(await read({}, physio, patient, "2y")).toMatchObject({ message: "Please choose one of the ranges." });
  });

  test("the total is exact to 10,000, and beyond when it is asked for", async ({ world }) => {
    await fill(world, 10_000);
    expect(await read()).toMatchObject({ total: 10_000, totalIsExact: false });
    expect(await read({ exact: true })).toMatchObject({ total: 10_045, totalIsExact: true });
  });
});

test("B413: who may not read the content of an event reads that something changed, and no value", async ({ world }) => {
  await world.owner.query(
    `insert into device_readings (customer_id, patient_id, item_id, taken_at, day, values) values ($1, $2, $3, now(), $4, '{92.5}')`,
    [small.customers[0], patient, small.deviceItem(0, 1), world.today()],
  );
  await spread(world);
  expect(await logLines()).toEqual([expect.stringMatching(/^Measurement \| MoveAI \| .+: .*92\.5/)]);
  const coach = await enterClinic(world, await signIn(world, smallEmail(0, Role.healthCoach)), small.customers[0]!);
  const answer = await read({}, coach);
  expect(answer.records[0]).toMatchObject({ description: "Changed", hidden: true, changes: [], newdata: "{}" });
  expect(JSON.stringify(answer)).not.toContain("92.5");
});

test("the log of a patient out of sight is nobody's, and reading one is noted", async ({ world }) => {
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  const elsewhere = await signIn(world, smallEmail(1, Role.admin));
  for (const who of [surgeon, elsewhere])
    expect(await read({}, who, small.patient(0, 3))).toMatchObject({
      status: "fail",
      message: "This patient was not found.",
      records: null,
      total: null,
    });
  await read({}, surgeon);
  await world.product.afterResponses();
  const { rows } = await world.owner.query("select user_id from patient_reads where operation = 'getActivityLog'");
  expect(rows).toEqual([{ user_id: small.user(0, Role.surgeon) }]);
});
