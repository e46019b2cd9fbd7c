import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { general, small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let physio: Caller;
let admin: Caller;
const patient = small.patient(0, 1);
const phoneCall = "01900024-0000-7000-8000-000000000003";

test.beforeEach(async ({ world }) => {
  physio = await signIn(world, smallEmail(0, Role.physio));
  admin = await signIn(world, smallEmail(0, Role.admin));
});

interface Note {
  _id: string;
  notes: string;
  version: number;
  time_logged: number;
  datetime: string;
  created_at: string;
  updated_at: string;
  created_by: { _id: string; firstname: string; lastname: string; email: string };
  category: { _id: string; category_name: string };
}
interface Page {
  total: number;
  logged: number;
  notes: Note[];
}

const fields =
  "_id patient_id notes time_logged datetime created_at updated_at version created_by { _id firstname lastname email } category { _id category_name is_default active }";
const listing = `query ($p: ID!, $m: NotesPageInput, $c: ID, $s: String) {
  getPatientNotes(patient_id: $p, metadata: $m, category: $c, search: $s) { status message total logged notes { ${fields} } } }`;
const adding = `mutation ($i: PatientNoteInput!) { addPatientNote(input: $i) { status message note { ${fields} } } }`;
const changing = `mutation ($id: ID!, $i: PatientNoteInput!) { updatePatientNote(id: $id, input: $i) { status message note { ${fields} } } }`;
const counting = "query ($p: ID!) { getPatientNotesCount(patientId: $p) { status message total } }";
const sorting =
  "query ($p: ID!) { getPatientNotesCategories(patientId: $p) { status categories { _id category_name is_default active count } } }";
const naming = (call: "deletePatientNote" | "restorePatientNote", id: string) =>
  `mutation { ${call}(id: "${id}") { status message } }`;

const minutesAgo = (world: World, minutes: number) => new Date(world.clock.now() - minutes * 60_000).toISOString();
const input = (world: World, change: object = {}) => ({
  patient_id: patient,
  category: general,
  datetime: minutesAgo(world, 5),
  notes: "Called.",
  ...change,
});
const notFound = { status: "fail", message: "This note was not found." };
const add = async (world: World, change: object = {}, who = physio) =>
  (await who.call<{ note: Note | null }>(adding, { i: input(world, change) })).answer;
const list = async (variables: object = {}, who = physio) =>
  (await who.call<Page>(listing, { p: patient, ...variables })).answer;
const texts = (page: Page) => page.notes.map(({ notes }) => notes);
const rows = async (world: World) => (await world.owner.query("select * from patient_notes order by note_id")).rows;

test("B135 B351 B354 B384: a note is kept with its category, text, minutes, time and author, and listed newest first", async ({
  world,
}) => {
  const [began, datetime] = [world.clock.now(), minutesAgo(world, 5)];
  const added = await add(world, { category: phoneCall, notes: " Slept badly. ", time_logged: 25, datetime });
  expect(added).toMatchObject({ status: "success", message: "Note added successfully" });
  await add(world, { notes: "Earlier.", datetime: minutesAgo(world, 60) });
  const page = await list();
  expect(page).toMatchObject({ status: "success", total: 2 });
  expect(texts(page)).toEqual(["Slept badly.", "Earlier."]);
  const note = {
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    patient_id: patient,
    notes: "Slept badly.",
    time_logged: 25,
    datetime,
    version: 1,
    category: { _id: phoneCall, category_name: "Phone Call", is_default: false, active: true },
    created_by: {
      _id: small.user(0, Role.physio),
      firstname: "Sam",
      lastname: "Role2",
      email: smallEmail(0, Role.physio),
    },
  };
  for (const read of [page.notes[0]!, added.note!]) {
    const { created_at, updated_at, ...others } = read;
    expect(others).toEqual(note);
    expect(updated_at).toBe(created_at);
    expect(Date.parse(created_at)).toBeGreaterThanOrEqual(began);
    expect(Date.parse(created_at)).toBeLessThanOrEqual(world.clock.now());
  }
});

test("B352 B353 B136: notes are counted, in all and by category; General is the default", async ({ world }) => {
  for (const category of [general, phoneCall]) await add(world, { category });
  await add(world, { category: phoneCall, patient_id: small.patient(0, 2) });
  await world.owner.query("update note_categories set active = false where name = 'Wound Review'");
  expect((await physio.call(counting, { p: patient })).answer).toMatchObject({ status: "success", total: 2 });
  expect((await physio.call(sorting, { p: patient })).answer).toEqual({
    status: "success",
    categories: [
      { _id: general, category_name: "General", is_default: true, active: true, count: 1 },
      { _id: expect.any(String), category_name: "Clinical Update", is_default: false, active: true, count: 0 },
      { _id: phoneCall, category_name: "Phone Call", is_default: false, active: true, count: 1 },
      { _id: expect.any(String), category_name: "Wound Review", is_default: false, active: false, count: 0 },
      { _id: expect.any(String), category_name: "Device Support", is_default: false, active: true, count: 0 },
    ],
  });
});

test("B351 B416 B417: pages, categories and words filter the list; the minutes are those of the clinic's month", async ({
  world,
}) => {
  for (let nth = 1; nth <= 11; nth += 1)
    await add(world, { notes: `Note ${nth}`, datetime: minutesAgo(world, nth), time_logged: nth });
  await add(world, {
    notes: "Last month: 100% rest",
    category: phoneCall,
    datetime: "2020-01-31T12:00:00Z",
    time_logged: 60,
  });
  const first = await list();
  expect([first.total, first.logged, first.notes.length, texts(first)[0]]).toEqual([12, 66, 10, "Note 1"]);
  expect(texts(await list({ m: { current: 2 } }))).toEqual(["Note 11", "Last month: 100% rest"]);
  await add(world, { patient_id: small.patient(0, 2), notes: "Of somebody else.", category: phoneCall });
  const taken = await add(world, { notes: "Taken away.", category: phoneCall });
  await physio.call(naming("deletePatientNote", taken.note!._id));
  expect(await list({ c: phoneCall })).toMatchObject({
    total: 1,
    logged: 0,
    notes: [{ notes: "Last month: 100% rest" }],
  });
  expect(texts(await list({ s: "rest 100%" }))).toEqual(["Last month: 100% rest"]);
  expect((await list({ s: (await list()).notes[0]!.created_by.lastname.toUpperCase() })).total).toBe(12);
  expect((await list({ s: "x" })).total).toBe(12); // a search by one letter has no effect
  expect((await list({ s: "nobody said that" })).total).toBe(0);
  expect(await list({ m: { current: 1, pageSize: 1001 } })).toMatchObject({ status: "fail" });
});

test("B259 B260 B261 B445: what is wrong with a note is said, and nothing is kept", async ({ world }) => {
  expect(await add(world, { notes: " " })).toMatchObject({ status: "fail", message: "Please enter notes" });
  expect(await add(world, { datetime: "" })).toMatchObject({ message: "Please select date and time" });
  expect(await add(world, { datetime: minutesAgo(world, -6) })).toMatchObject({
    message: "The date and time must not be in the future.",
  });
  expect(await add(world, { time_logged: 1441 })).toMatchObject({ message: "A note logs at most a day." });
  expect(await add(world, { category: small.device })).toMatchObject({ message: "Please select a category" });
  expect(await add(world, { notes: "x".repeat(4001) })).toMatchObject({
    message: "A note has at most 4000 characters.",
  });
  expect(await rows(world)).toEqual([]);
});

describe("a note that is there", () => {
  let note: Note;
  test.beforeEach(async ({ world }) => {
    note = (await add(world, { notes: "Called.", time_logged: 10 })).note!;
  });
  const change = async (world: World, values: object, who = physio) =>
    (await who.call<{ note: Note | null }>(changing, { id: note._id, i: input(world, { version: 1, ...values }) }))
      .answer;

  test("B135 B355 B385: is changed by its author; a second window is told, with what is kept", async ({ world }) => {
    const values = { notes: "Called twice.", category: phoneCall, datetime: minutesAgo(world, 30), time_logged: 15 };
    const changed = { ...values, category: { _id: phoneCall }, version: 2, created_at: note.created_at };
    await add(world, { notes: "Another.", datetime: minutesAgo(world, 90) });
    world.clock.advance(60_000);
    const edited = await change(world, values);
    expect(edited).toMatchObject({ status: "success", message: "Note updated successfully", note: changed });
    const { created_at, updated_at } = edited.note!;
    expect(Date.parse(updated_at) - Date.parse(created_at)).toBeGreaterThanOrEqual(60_000);
    expect((await list()).notes).toMatchObject([changed, { notes: "Another.", version: 1 }]);
    const before = await rows(world);
    expect(await change(world, { notes: "Called once." })).toMatchObject({
      status: "fail",
      message: "You saved this note in another window. What you write here is kept.",
      note: { notes: "Called twice.", version: 2 },
    });
    expect(await rows(world)).toEqual(before);
    expect(await change(world, { notes: "Called once.", version: 2 })).toMatchObject({ status: "success" });
  });

  test("B356 B185 B386: is deleted by its author and leaves list and count; brought back it is as it was", async ({
    world,
  }) => {
    await add(world, { notes: "Another." });
    expect((await physio.call(naming("deletePatientNote", note._id))).answer).toMatchObject({
      status: "success",
      message: "Note deleted successfully",
    });
    expect(texts(await list())).toEqual(["Another."]);
    expect((await physio.call(counting, { p: patient })).answer).toMatchObject({ total: 1 });
    expect(await change(world, { notes: "Too late." })).toMatchObject(notFound);
    world.clock.advance(60_000);
    for (let times = 0; times < 2; times += 1)
      expect((await physio.call(naming("restorePatientNote", note._id))).answer.status).toBe("success");
    expect((await list()).notes.find(({ _id }) => _id === note._id)).toEqual(note);
  });

  test.for(["deletePatientNote", "restorePatientNote"] as const)(
    "is no one else's to change: %s",
    async (call, { world }) => {
      await physio.call(naming("deletePatientNote", note._id));
      if (call === "deletePatientNote") await physio.call(naming("restorePatientNote", note._id));
      const before = await rows(world);
      const coach = await enterClinic(world, await signIn(world, smallEmail(0, Role.healthCoach)), small.customers[0]);
      const elsewhere = await signIn(world, smallEmail(1, Role.physio));
      for (const who of [admin, coach, elsewhere]) {
        expect((await who.call(naming(call, note._id))).answer).toMatchObject(notFound);
        expect(await change(world, { notes: "Mine now." }, who)).toMatchObject({ message: "This note was not found." });
      }
      expect(await rows(world)).toEqual(before);
    },
  );

  test("cannot be moved to another patient, nor given a category that is not offered any more, unless it has it", async ({
    world,
  }) => {
    expect(await change(world, { patient_id: small.patient(0, 2) })).toMatchObject({
      message: "This note was not found.",
    });
    await world.owner.query("update note_categories set active = false");
    expect(await change(world, { category: phoneCall })).toMatchObject({ message: "Please select a category" });
    expect(await change(world, { notes: "Still general." })).toMatchObject({ status: "success" });
  });

  test("is told to whoever looks at the patient, and who reads notes is noted", async ({ world }) => {
    const events = "select kind, subject_id, data from domain_events where kind like 'Note%'";
    expect((await world.owner.query(events)).rows).toEqual([
      { kind: "NoteAdded", subject_id: patient, data: { note: note._id, by: small.user(0, Role.physio) } },
    ]);
    await list({}, admin);
    await world.product.afterResponses();
    const reads = await world.owner.query("select user_id from patient_reads where operation = 'getPatientNotes'");
    expect(reads.rows).toEqual([{ user_id: small.user(0, Role.admin) }]);
  });
});

test("notes about a patient out of sight are nobody's: another clinic, a colleague's patient", async ({ world }) => {
  await add(world, { patient_id: small.patient(0, 3) });
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  const elsewhere = await signIn(world, smallEmail(1, Role.admin));
  for (const who of [surgeon, elsewhere]) {
    const third = small.patient(0, 3);
    expect(await list({ p: third }, who)).toMatchObject({
      status: "fail",
      message: "This patient was not found.",
      notes: null,
    });
    expect((await who.call(counting, { p: third })).answer).toMatchObject({ status: "fail", total: null });
    expect(await add(world, { patient_id: third }, who)).toMatchObject({ status: "fail", note: null });
  }
  expect(await rows(world)).toHaveLength(1);
});
