import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { checkProgress } from "../../../dev-env/check-progress.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { editPatient, patientInput } from "../../../dev-env/small-clinics/patient-input.ts";
import { previewMove } from "../../../dev-env/small-clinics/programmes.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const id = small.patient(0, 1);
const surgery = (world: World) => addDays(world.today(), -10);
const edit = async (world: World, more: object = {}, patient = id, who = admin) =>
  (await who.call<{ patient: object }>(editPatient, { id: patient, input: patientInput(surgery(world), more) })).answer;
/** Sends an edit with a new surgery date, after its preview. */
const moveTo = async (world: World, to: string, reschedule: boolean, more: object = {}) => {
  const { planHash } = await previewMove(admin, id, to, reschedule);
  return edit(world, { surgery: { type: "knee", date: to }, regimEdit: reschedule, planHash, ...more });
};
const rows = async (world: World, sql: string, values: unknown[] = [id]) => (await world.owner.query(sql, values)).rows;
const differences = async (world: World) => {
  const client = await world.owner.connect();
  try {
    return await checkProgress(client);
  } finally {
    client.release();
  }
};

test("B307 B055 B194: an edit answers the patient as they are now; a phone that nobody touched stays", async ({
  world,
}) => {
  const answer = await edit(world, { firstname: "Maria", email: "New@Example.com", dob: "3-14-58", height: 62 });
  expect(answer).toMatchObject({
    status: "success",
    message: "Patient updated.",
    error: false,
    patient: { _id: id, version: 2, firstname: "Maria", phone: "•••• 0101", surgery: { date: surgery(world) } },
  });
  expect(
    await rows(
      world,
      "select first_name, email, dob::text, height_in, phone, version from patients where patient_id = $1",
    ),
  ).toEqual([
    {
      first_name: "Maria",
      email: "new@example.com",
      dob: "1958-03-14",
      height_in: "62",
      phone: "+13125550101",
      version: 2,
    },
  ]);
  expect(await edit(world, { version: 2, phone: "312 555 0177" })).toMatchObject({ patient: { phone: "•••• 0177" } });
  expect(await rows(world, "select kind, data->>'by' as by from domain_events where subject_id = $1 limit 1")).toEqual([
    { kind: "PatientEdited", by: small.user(0, Role.admin) },
  ]);
});

test("B207: the decimals of a height are kept", async ({ world }) => {
  for (const [version, height] of [71.5, 64.25].entries()) {
    expect(await edit(world, { version: version + 1, height })).toMatchObject({ status: "success" });
    expect(await rows(world, "select height_in::float from patients where patient_id = $1")).toEqual([
      { height_in: height },
    ]);
  }
});

test("the second editor is refused and changes nothing", async ({ world }) => {
  await edit(world, { firstname: "First" });
  expect(await edit(world, { firstname: "Second" })).toMatchObject({
    status: "fail",
    error: true,
    message: expect.stringMatching(/Somebody else changed this patient/),
    patient: null,
  });
  expect(await rows(world, "select first_name from patients where patient_id = $1")).toEqual([{ first_name: "First" }]);
});

test("B158: the surgery type is locked on the server too", async ({ world }) => {
  expect(await edit(world, { surgery: { type: "hip", date: surgery(world) } })).toMatchObject({
    status: "fail",
    message: "The surgery type cannot be changed after the patient is created.",
  });
});

test("a surgeon of another clinic, one who is gone and none at all are refused; one who is gone stays with whom they have", async ({
  world,
}) => {
  for (const surgeon of [small.surgeon(1, 1), small.patient(0, 1), ""])
    expect(await edit(world, { surgeon })).toMatchObject({ status: "fail", message: "Please select a surgeon." });
  await rows(world, "update surgeons set deleted_at = now() where surgeon_id = any($1)", [
    [small.surgeon(0, 1), small.surgeon(0, 2)],
  ]);
  expect(await edit(world, { surgeon: small.surgeon(0, 2) })).toMatchObject({ status: "fail" });
  expect(await edit(world)).toMatchObject({ status: "success" });
});

test("nobody changes another clinic's patient, whichever surgeon is named", async ({ world }) => {
  const notFound = { status: "fail", message: "This patient was not found.", patient: null };
  const company = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), small.customers[0]!);
  for (const who of [admin, company])
    for (const [patient, clinic] of [
      [small.patient(1, 1), 1],
      [small.patient(2, 1), 2],
    ] as const)
      for (const surgeon of [small.surgeon(0, 1), small.surgeon(clinic, 1)])
        expect(await edit(world, { surgeon }, patient, who)).toMatchObject(notFound);
  expect(await rows(world, "select sum(version)::int as versions from patients where patient_id <> $1")).toEqual([
    { versions: 8 },
  ]);
});

test("a surgeon changes the own patients only, and gives none away", async ({ world }) => {
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  expect(await edit(world, { surgeon: small.surgeon(0, 2) }, small.patient(0, 3), surgeon)).toMatchObject({
    status: "fail",
    message: "This patient was not found.",
  });
  expect(await edit(world, { surgeon: small.surgeon(0, 2) }, id, surgeon)).toMatchObject({
    message: "Please select a surgeon.",
  });
  expect(await edit(world, { firstname: "Own" }, id, surgeon)).toMatchObject({ status: "success" });
});

test("B191 B195 B198 B207 B445: the rules of the form hold on the server", async ({ world }) => {
  expect(await edit(world, { firstname: "" })).toMatchObject({ message: "Please enter patient first name." });
  expect(await edit(world, { phone: "12" })).toMatchObject({ message: "Please enter valid number!" });
  expect(await edit(world, { surgery: { type: "knee", date: null } })).toMatchObject({
    message: "Please enter surgery date.",
  });
});

test("B116: the patient's day is saved with the form, on its version; who sends none leaves it as it is", async ({
  world,
}) => {
  const times = (...[start, end]: [[number, number], [number, number]]) => ({
    start: { hour: start[0], minute: start[1] },
    end: { hour: end[0], minute: end[1] },
  });
  const day = async () =>
    (
      await rows(world, "select shift_start as start, shift_end as end, version from patients where patient_id = $1")
    )[0];
  expect(await edit(world, { dailyshift: times([7, 30], [20, 15]) })).toMatchObject({ status: "success" });
  expect(await day()).toEqual({ start: 450, end: 1215, version: 2 });
  await edit(world, { version: 2 });
  await edit(world, { version: 3, dailyshift: null });
  expect(await day()).toEqual({ start: 450, end: 1215, version: 4 });
  const refused = async (version: number, dailyshift: object) => (await edit(world, { version, dailyshift })).message;
  expect(await refused(4, times([8, 0], [8, 0]))).toBe("The patient's day ends after it begins.");
  expect(await refused(4, times([8, 0], [24, 0]))).toMatch(/^Please enter the patient's day as hours/);
  expect(await refused(3, times([6, 0], [22, 0]))).toMatch(/Somebody else changed this patient/);
  expect(await day()).toEqual({ start: 450, end: 1215, version: 4 });
});

const exercises = `select r.valid_from::text as "from", r.valid_to::text as "to", r.start_day as start, r.end_day as "end",
  r.surgery_date::text as surgery from item_revisions r where r.item_id = $1 order by r.valid_from`;

test.for([
  [true, 50 + 5],
  [false, 50],
] as const)(
  "B157: a new surgery date with regimEdit %s leaves the last exercise and measurement due in %i days; progress follows",
  async ([regimEdit, days], { world }) => {
    const date = addDays(surgery(world), 5);
    expect(await edit(world, { surgery: { type: "knee", date }, regimEdit })).toMatchObject({
      status: "fail",
      message: "Please look at what moves first.",
    });
    expect(await moveTo(world, date, regimEdit)).toMatchObject({
      status: "success",
      patient: { surgery: { date } },
    });
    const today = world.today();
    // Day 11 of 60 became day 6 of 60 or of 55; due items before today do not change.
    expect(await rows(world, exercises, [small.exerciseItem(0, 1, 1)])).toEqual([
      { from: "0001-01-01", to: addDays(today, -1), start: 1, end: 60, surgery: surgery(world) },
      { from: today, to: null, start: -4, end: regimEdit ? 60 : 55, surgery: date },
    ]);
    const last =
      "select max(day) filter (where exercise_due > 0)::text as exercise, max(day) filter (where measurement_due > 0)::text";
    expect(await rows(world, `${last} as measurement from patient_days where patient_id = $1`)).toEqual([
      { exercise: addDays(today, days), measurement: addDays(today, days) },
    ]);
    expect(await differences(world)).toEqual([]);
    expect(
      await rows(
        world,
        "select data - 'by' as data from domain_events where kind = 'SurgeryMoved' and subject_id = $1",
      ),
    ).toEqual([{ data: { from: surgery(world), to: date, along: regimEdit ? "yes" : "no" } }]);
  },
);

test("moved twice on one day, there and back, the programme is as it was from today on", async ({ world }) => {
  const due = () =>
    rows(
      world,
      "select day::text, exercise_due, measurement_due, questionnaire_due from patient_days where patient_id = $1 order by day",
    );
  const before = await due();
  await moveTo(world, addDays(surgery(world), 9), true);
  expect(await due()).not.toEqual(before);
  await moveTo(world, surgery(world), true, { version: 2 });
  expect(await due()).toEqual(before);
  expect(await differences(world)).toEqual([]);
});

test("C306: the whole phone is read on its own, and that is noted; nobody reads another clinic's", async ({
  world,
}) => {
  const phone = documentOf("getPatientPhone", "status message phone");
  expect((await admin.call(phone, { id })).answer).toMatchObject({ phone: "+13125550101" });
  await world.settle();
  expect(await rows(world, "select operation from patient_reads where patient_id = $1")).toEqual([
    { operation: "getPatientPhone" },
  ]);
  expect((await admin.call(phone, { id: small.patient(1, 1) })).answer).toMatchObject({ status: "fail", phone: null });
});

test("B336 B292: a company admin names a coach of the own company, or nobody", async ({ world }) => {
  const company = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), small.customers[0]!);
  const name = async (healthcoachid: string | null) =>
    (await company.call(documentOf("addeditHealthcoach", "status message"), { patientid: id, healthcoachid })).answer;
  const coach = async () =>
    (await rows(world, "select health_coach_id from patients where patient_id = $1"))[0].health_coach_id;
  expect(await name(small.user(0, Role.healthCoach))).toMatchObject({ status: "success" });
  expect(await coach()).toBe(small.user(0, Role.healthCoach));
  expect(await rows(world, "select patient_id as id from patients where health_coach_id is not null", [])).toEqual([
    { id },
  ]);
  for (const stranger of [small.user(2, Role.healthCoach), small.user(0, Role.physio), small.patient(0, 1)])
    expect(await name(stranger)).toMatchObject({ status: "fail", message: "This health coach was not found." });
  for (const role of [Role.admin, Role.physio, Role.surgeon, Role.medicalAssociate, Role.healthCoach]) {
    const who = await signIn(world, smallEmail(0, role));
    const inside = role === Role.healthCoach ? await enterClinic(world, who, small.customers[0]!) : who;
    const input = { patientid: id, healthcoachid: null };
    const { answer } = await inside.call(documentOf("addeditHealthcoach", "status message"), input);
    expect(answer, `role ${role}`).toMatchObject({ status: "fail", message: "You are not allowed to do this." });
  }
  expect(await coach()).toBe(small.user(0, Role.healthCoach));
  expect(await name(null)).toMatchObject({ status: "success" });
  expect(await coach()).toBeNull();
  await rows(world, "update users set active = false where user_id = $1", [small.user(0, Role.healthCoach)]);
  expect(await name(small.user(0, Role.healthCoach))).toMatchObject({ message: "This health coach was not found." });
});
