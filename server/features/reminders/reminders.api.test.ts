import { Role } from "@restride/domain/access/roles.ts";
import { addDays, calendarDate, firstOfMonth, lastOfMonth } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { writeAllNameParts } from "../../../dev-env/database/write-all-name-parts.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { captureStatements } from "../../../dev-env/statements/capture-statements.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let admin: Caller;
const patient = small.patient(0, 1);
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

interface SaveAnswer {
  event: { _id: string; date: string; title: string; message: string } | null;
}
interface Month {
  reminders: { _id: string; date: string; title: string; message: string; patientid: string; name: string }[];
  total: number;
  tocome: number;
  today: string;
}

const saving = (call: "addEvent" | "addEditEvent") =>
  `mutation ($p: ID!, $e: ReminderInput!) { ${call}(id: $p, event: $e) { status message event { _id date title message } } }`;
const add = async (e: object, p = patient, who = admin) =>
  (await who.call<SaveAnswer>(saving("addEvent"), { p, e })).answer;
const edit = async (e: object, p = patient, who = admin) =>
  (await who.call<SaveAnswer>(saving("addEditEvent"), { p, e })).answer;
const naming = async (call: "deleteEvent" | "restoreEvent", id: string, who = admin) =>
  (await who.call(`mutation { ${call}(id: "${id}") { status message } }`)).answer;
const month = async (world: World, m: string = world.today(), s?: string, who = admin) =>
  (
    await who.call<Month>(
      `query ($m: CalendarDate!, $s: String) { getReminders(month: $m, search: $s) { status message today total tocome
        reminders { _id date title message patientid name surgerytype surgerydate } } }`,
      { m, s },
    )
  ).answer;
const later = (world: World) => addDays(world.today(), 1);
const rows = async (world: World) => (await world.owner.query("select * from reminders order by reminder_id")).rows;

test("A121 B119 B348: a reminder has a date, a title and a message, and is listed in the month of its clinic", async ({
  world,
}) => {
  const date = world.today();
  const saved = await add({ date, title: "Lab Draw", message: "Fasting." });
  expect(saved.event).toMatchObject({ date, title: "Lab Draw", message: "Fasting." });
  const listed = await month(world);
  expect(listed).toMatchObject({ status: "success", today: date });
  expect(listed.reminders).toMatchObject([
    { _id: saved.event!._id, date, title: "Lab Draw", message: "Fasting.", patientid: patient, name: "Pat1 Clinic1" },
  ]);
  for (const other of [addDays(firstOfMonth(date), -1), addDays(lastOfMonth(date), 1)])
    expect((await month(world, other)).reminders).toEqual([]);
});

test("of a month with more reminders than are listed, all are counted and those to come are not the ones left out", async ({
  world,
}) => {
  if (world.today() === firstOfMonth(world.today())) world.clock.advance(36 * 3_600_000); // a month with past days
  const [who, today] = [await signIn(world, smallEmail(0, Role.admin)), world.today()];
  await world.owner.query(
    `insert into reminders (customer_id, patient_id, reminder_id, day, title, created_at)
     select $1, $2, gen_random_uuid(), case when n <= 2 then $3::date else $4::date end, 'R' || n, now() from generate_series(1, 1001) n`,
    [small.customers[0], patient, firstOfMonth(today), lastOfMonth(today)],
  );
  await writeAllNameParts(world.databaseUrl);
  const { total, tocome, reminders } = await month(world, today, undefined, who);
  expect([total, tocome, reminders.length]).toEqual([1001, 999, 1000]);
  expect(reminders.filter(({ date }) => date >= today)).toHaveLength(999);
  expect(await month(world, today, "R1001", who)).toMatchObject({
    total: 1,
    tocome: 1,
    reminders: [{ title: "R1001" }],
  });
});

test("a month is read in pages, and counted only for who selects its counts", async ({ world }) => {
  for (const [number, title] of ["One", "Two", "Three"].entries())
    await add({ date: world.today(), title }, small.patient(0, number + 1));
  const readPage = async (fields: string, m?: object) => {
    const document = `query ($d: CalendarDate!, $m: PageInput) { getReminders(month: $d, metadata: $m) { status message ${fields} reminders { title } } }`;
    let answer: object | undefined;
    const sent = await captureStatements(async () => {
      ({ answer } = await admin.call(document, { d: world.today(), m }));
    });
    return { answer, isCounted: sent.some(({ name }) => name.startsWith("reminderCounts")) };
  };
  expect(await readPage("total tocome", { current: 1, pageSize: 2 })).toMatchObject({
    answer: { total: 3, tocome: 3, reminders: [{ title: "One" }, { title: "Two" }] },
    isCounted: true,
  });
  expect(await readPage("", { current: 2, pageSize: 2 })).toMatchObject({
    answer: { reminders: [{ title: "Three" }] },
    isCounted: false,
  });
  expect((await readPage("", { current: 3, pageSize: 2 })).answer).toMatchObject({ reminders: [] });
  expect((await readPage("", { pageSize: 101 })).answer).toMatchObject({
    status: "fail",
    message: "Please choose a page size of 100 or less.",
  });
});

test("an inactive patient gets no reminder", async ({ world }) => {
  await world.owner.query("update patients set active = false where patient_id = $1", [patient]);
  expect(await add({ date: world.today(), title: "Lab Draw" })).toMatchObject({
    status: "fail",
    message: "This patient is inactive",
  });
  expect(await rows(world)).toEqual([]);
});

test("A121: a search looks into names and titles", async ({ world }) => {
  const date = world.today();
  await add({ date, title: "Lab Draw" });
  await add({ date, title: "X-Ray Visit" }, small.patient(0, 2));
  const titlesOf = async (text: string) => (await month(world, date, text)).reminders.map(({ title }) => title);
  expect(await titlesOf("x-ray")).toEqual(["X-Ray Visit"]);
  expect(await titlesOf("PAT1")).toEqual(["Lab Draw"]);
  expect(await titlesOf("clinic1 visit pat2")).toEqual(["X-Ray Visit"]);
  expect(await titlesOf("pat1 visit")).toEqual([]);
  expect(await titlesOf("%")).toEqual([]);
});

test("B348 B349: a reminder is changed by its id, to today or later, and keeps who it is for", async ({ world }) => {
  await add({ date: calendarDate("2099-01-01"), title: "Theirs" }, small.patient(0, 2));
  const { event } = await add({ date: world.today(), title: "Lab Draw" });
  const changed = { _id: event!._id, date: later(world), title: "Lab Draw 2", message: "Bring it." };
  expect(await edit(changed)).toMatchObject({ status: "success", message: "Reminder changed.", event: changed });
  const before = await rows(world);
  expect(before.map(({ title }) => title).toSorted()).toEqual(["Lab Draw 2", "Theirs"]);
  expect((await month(world, later(world))).reminders).toMatchObject([{ ...changed, patientid: patient }]);
  expect(await edit({ ...changed, date: addDays(world.today(), -1) })).toMatchObject({
    message: "The date must be today or later.",
  });
  expect(await edit({ ...changed, title: " " })).toMatchObject({ message: "Please enter title." });
  expect(await edit(changed, small.patient(0, 2))).toMatchObject({ message: "This reminder was not found." });
  expect(await rows(world)).toEqual(before);
});

test("B348 B349: a patient who is named twice is one and the same, for a new reminder and for a changed one", async ({
  world,
}) => {
  const document = `mutation ($p: ID!, $e: ReminderInput!, $also: ID) { addEditEvent(id: $p, event: $e, patient: $also) { status message event { _id } } }`;
  const save = async (e: object, also: string) =>
    (await admin.call<SaveAnswer>(document, { p: patient, e, also })).answer;
  const event = { date: world.today(), title: "Lab Draw" };
  const { event: added } = await save(event, patient);
  const before = await rows(world);
  expect(before).toHaveLength(1);
  for (const e of [event, { ...event, _id: added!._id, title: "X-Ray" }])
    expect(await save(e, small.patient(0, 2))).toMatchObject({
      status: "fail",
      message: "This patient was not found.",
    });
  expect(await rows(world)).toEqual(before);
});

test("a deleted reminder leaves list and calendar, and comes back as it was, however often", async ({ world }) => {
  const { event } = await add({ date: world.today(), title: "Lab Draw" });
  const before = (await month(world)).reminders;
  for (let times = 0; times < 2; times += 1)
    expect(await naming("deleteEvent", event!._id)).toMatchObject({ status: "success", message: "Reminder deleted." });
  expect((await month(world)).reminders).toEqual([]);
  expect(await edit({ _id: event!._id, date: later(world), title: "Late" })).toMatchObject({
    message: "This reminder was not found.",
  });
  for (let times = 0; times < 2; times += 1) expect((await naming("restoreEvent", event!._id)).status).toBe("success");
  expect((await month(world)).reminders).toEqual(before);
  const { rows: domainEvents } = await world.owner.query(
    "select kind from domain_events where kind like 'Reminder%' order by event_number",
  );
  expect(domainEvents.map(({ kind }) => kind)).toEqual(["ReminderAdded", "ReminderChanged", "ReminderChanged"]);
});

test("reminders of another clinic, and of a surgeon's colleague, are nobody's to see or change", async ({ world }) => {
  const { event } = await add({ date: world.today(), title: "Lab Draw" }, small.patient(0, 3));
  const before = await rows(world);
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  const elsewhere = await signIn(world, smallEmail(1, Role.admin));
  for (const who of [surgeon, elsewhere]) {
    const notFound = { status: "fail", message: "This reminder was not found." };
    expect(await edit({ _id: event!._id, date: later(world), title: "Mine" }, small.patient(0, 3), who)).toMatchObject(
      notFound,
    );
    expect(await naming("deleteEvent", event!._id, who)).toMatchObject(notFound);
    expect(await naming("restoreEvent", event!._id, who)).toMatchObject(notFound);
  }
  expect((await month(world, world.today(), "", elsewhere)).reminders).toEqual([]);
  expect(await rows(world)).toEqual(before);
});

test("B290: a health coach reads the month and adds, changes and deletes none", async ({ world }) => {
  const { event } = await add({ date: calendarDate(world.today()), title: "Lab Draw" });
  const coach = await enterClinic(world, await signIn(world, smallEmail(0, Role.healthCoach)), small.customers[0]!);
  expect((await month(world, world.today(), "", coach)).reminders).toHaveLength(1);
  const notAllowed = { status: "fail", message: "You are not allowed to do this." };
  expect(await add({ date: later(world), title: "Mine" }, patient, coach)).toMatchObject(notAllowed);
  expect(await edit({ _id: event!._id, date: later(world), title: "Mine" }, patient, coach)).toMatchObject(notAllowed);
  expect(await naming("deleteEvent", event!._id, coach)).toMatchObject(notAllowed);
});
