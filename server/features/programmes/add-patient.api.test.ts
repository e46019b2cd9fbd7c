import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { fixtureIdsAt } from "../../../dev-env/fixture-ids.ts";
import { addFixtureRows } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { checkProgress } from "../../../dev-env/check-progress.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { devicesOf, exercisesOf, formsOf, newRow } from "../../../dev-env/small-clinics/programmes.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let therapist: Caller;
test.beforeEach(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

/** Surgery is 17 days ahead: today is S-17. */
const patientOf = (world: World, change: object = {}) => ({
  firstname: "Nora",
  lastname: "Fresh",
  gender: "female",
  dob: "05/01/1960",
  phone: "3125550142",
  email: "nora@fresh.example",
  email_opt_in: true,
  include_devices: true,
  surgery: { type: "knee", date: addDays(world.today(), 17) },
  surgeon: small.surgeon(0, 1),
  shipaddress: { addressline1: "1 Elm St", city: "Chicago", state: "IL", zip: "60601", country: "US" },
  ...change,
});
const [first, second] = [newRow(small.exercise(1), 1, 14), newRow(small.exercise(2), 1, 14)];
const programme = {
  exercises: [{ ...first, regimen: small.regimen, nextexerciseid: second._id }, second],
  devices: [{ _id: first._id, deviceid: small.device, startdate: -17, enddate: 14, interval: 1, time: 2 }],
  feedback: [{ _id: first._id, formid: small.questionnaire, scheduletype: "custom", schedule: [-14, 14] }],
  careplan: small.carePlan,
  include_regimens: true,
};

type AddAnswer = { readonly patient: { readonly _id: string; readonly exercises: number } | null };

const document = `mutation ($p: PatientInput!, $e: [ScheduledExerciseInput!], $d: [ScheduledDeviceInput!], $f: [ScheduledFeedInput!],
    $c: ID, $i: Boolean, $r: ID, $a: AdditionReasonInput) {
  addPatientAdmin(patient: $p, exercises: $e, devices: $d, feedback: $f, careplan: $c, include_regimens: $i, registration: $r, although: $a) {
    status message patient { _id exercises devices feedback } } }`;

const add = async (
  world: World,
  change: object = {},
  patient: object = patientOf(world),
  headers: Record<string, string> = {},
) => {
  const {
    exercises: e,
    devices: d,
    feedback: f,
    careplan: c,
    include_regimens: i,
    ...rest
  } = { ...programme, ...change };
  const { registration: r, although: a } = rest as { registration?: string; although?: object };
  return (await therapist.call<AddAnswer>(document, { p: patient, e, d, f, c, i, r, a }, headers)).answer;
};

const countOf = async (world: World, table: string): Promise<number> =>
  (await world.owner.query(`select count(*)::int as n from ${table}`)).rows[0].n;
const differences = async (world: World) => {
  const client = await world.owner.connect();
  const progress = await checkProgress(client);
  client.release();
  return progress;
};

test("B121 B127 B130 B174 B305: a patient is added with the whole programme, and is found on the list with what is due", async ({
  world,
}) => {
  const added = await add(world);
  expect(added).toMatchObject({
    status: "success",
    message: "Patient added.",
    patient: { exercises: 2, devices: 1, feedback: 1 },
  });
  const patient = added.patient!._id;
  const plan = await therapist.call(`{ getPatient(id: "${patient}") { patient { careplan } } }`);
  expect(plan.answer).toEqual({ patient: { careplan: "Knee" } });
  const { exercises } = await exercisesOf(therapist, patient);
  expect(exercises.map(({ regimen, startdate, enddate, stage }) => [regimen, startdate, enddate, stage])).toEqual([
    [{ _id: small.regimen, name: "First Weeks" }, 1, 14, "ahead"],
    [null, 1, 14, "ahead"],
  ]);
  expect(exercises[0]!.nextexerciseid).toBe(exercises[1]!._id);
  expect(exercises[0]!._id).not.toBe(first._id);
  const { assigneddevices } = await devicesOf(therapist, patient);
  expect(assigneddevices).toMatchObject([{ status: "Pending", startdate: -17, enddate: 14, time: 2 }]);
  const { feedback } = await formsOf(therapist, patient);
  expect(feedback).toMatchObject([{ schedule: [-14, 14], startdate: -14, enddate: 14 }]);
  const { rows } = await world.owner.query(
    "select sum(exercise_due)::int as e, sum(measurement_due)::int as m, sum(questionnaire_due)::int as q from patient_days where patient_id = $1",
    [patient],
  );
  // Two exercises on 14 days; a device from S-17 to S+14 except on the surgery date; two days of a questionnaire.
  expect(rows).toEqual([{ e: 28, m: 31, q: 2 }]);
  const list = await therapist.call<{ patients: { lastname: string }[] }>(
    '{ getPatientList(filters: { lastname_plain: "Fresh" }) { status message patients { lastname } } }',
  );
  expect(list.answer.patients).toEqual([{ lastname: "Fresh" }]);
  expect(await differences(world)).toEqual([]);
});

test("the patient is invited to the app once, and the same key adds nobody twice", async ({ world }) => {
  const before = await countOf(world, "patients");
  const sent = await add(world, {}, patientOf(world), { "idempotency-key": "once" });
  expect(await add(world, {}, patientOf(world), { "idempotency-key": "once" })).toEqual(sent);
  expect(await countOf(world, "patients")).toBe(before + 1);
  await world.settle();
  expect(world.mailbox.read("+13125550142").length).toBe(1);
});

test("B225 B445: what is wrong with person or programme is refused with the form's words, and nothing is left behind", async ({
  world,
}) => {
  const tables = ["patients", "patient_exercises", "item_revisions", "patient_progress", "patient_days"];
  const counts = () => Promise.all(tables.map((table) => countOf(world, table)));
  const before = await counts();
  const message = async (change: object, patient?: object) => (await add(world, change, patient)).message;
  expect(await message({}, patientOf(world, { firstname: "" }))).toBe("Please enter patient first name.");
  expect(await message({}, patientOf(world, { surgeon: small.surgeon(1, 1) }))).toBe("Please select a surgeon.");
  expect(await message({ devices: [{ ...programme.devices[0], startdate: -18 }] })).toBe("select days -17 or greater!");
  expect(await message({ devices: [{ ...programme.devices[0], interval: 8 }] })).toBe("Please select interval.");
  expect(await message({ exercises: [{ ...first, nextexerciseid: first._id }] })).toBe(
    "Linked exercises must not form a ring.",
  );
  expect(await message({ exercises: [newRow(small.device, 1, 14)] })).toBe(
    "Something in this schedule is not offered any more. Take it out and save again.",
  );
  expect(await message({ careplan: small.patient(0, 1) })).toBe(
    "Something in this schedule is not offered any more. Take it out and save again.",
  );
  expect(await message({ exercises: Array(201).fill(first) })).toBe("A programme has at most 200 rows of a kind.");
  expect(await message({ although: { reason: "Other", text: " " } })).toBe("Please say why.");
  expect(await counts()).toEqual(before);
});

test("B172 B305: without devices and regimens a patient is added with questionnaires, or with nothing at all", async ({
  world,
}) => {
  expect((await add(world, { include_regimens: false, devices: [] })).patient).toMatchObject({
    exercises: 0,
    devices: 0,
    feedback: 1,
  });
  const none = await add(
    world,
    { exercises: [], devices: [], feedback: [], careplan: null },
    patientOf(world, { lastname: "Blank", dob: "05/02/1960" }),
  );
  expect(none.patient).toMatchObject({ exercises: 0, devices: 0, feedback: 0 });
  expect(await differences(world)).toEqual([]);
});

test("a registration becomes the patient, who has registered and signed, once, and another clinic's is not found", async ({
  world,
}) => {
  await addFixtureRows(world.owner);
  const { registration } = fixtureIdsAt(0);
  const waitsNoMore = "This registration waits no more: somebody added or deleted it.";
  expect((await add(world, { registration: fixtureIdsAt(1).registration })).message).toBe(waitsNoMore);
  const added = await add(world, { registration });
  const { rows } = await world.owner.query(
    "select r.patient_id, p.consented_at = date_trunc('milliseconds', r.signed_at) as signed, p.registered_at = p.consented_at as registered from registered_patients r join patients p using (patient_id) where registration_id = $1",
    [registration],
  );
  expect(rows).toEqual([{ patient_id: added.patient!._id, signed: true, registered: true }]);
  expect((await add(world, { registration })).message).toBe(waitsNoMore);
});

test("why somebody is added although one like that is known is kept", async ({ world }) => {
  const storedReason = async (although: object, lastname: string) => {
    const { patient } = await add(world, { although }, patientOf(world, { lastname }));
    const statement = "select added_although from patients where patient_id = $1";
    return (await world.owner.query<{ added_although: string }>(statement, [patient!._id])).rows[0]!.added_although;
  };
  expect(await storedReason({ reason: "Other", text: "Twins" }, "One")).toBe("Twins");
  const text = "x".repeat(200);
  expect(await storedReason({ reason: "Second joint", text }, "Two")).toBe(`Second joint: ${text}`);
});

test("a surgeon adds patients of the own, a coach nobody", async ({ world }) => {
  const asSurgeon = await signIn(world, smallEmail(0, Role.surgeon));
  const own = await asSurgeon.call<AddAnswer>(document, { p: patientOf(world) });
  expect(own.answer.status).toBe("success");
  const colleague = await asSurgeon.call<AddAnswer>(document, {
    p: patientOf(world, { surgeon: small.surgeon(0, 2) }),
  });
  expect(colleague.answer.message).toBe("Please select a surgeon.");
});

test("B305 B308: a strong match is refused until a reason is given: same birth date and name, or same birth date and phone", async ({
  world,
}) => {
  const before = await countOf(world, "patients");
  expect((await add(world)).status).toBe("success");
  const refused =
    "A patient with this birth date and the same name or phone is already on record. Say why you add another one.";
  for (const patient of [
    patientOf(world, { phone: "3125550143", email: "other@fresh.example" }),
    patientOf(world, { lastname: "Stale", email: "other@fresh.example" }),
  ])
    expect(await add(world, {}, patient)).toMatchObject({ status: "fail", message: refused, patient: null });
  for (const patient of [
    patientOf(world, { dob: "05/02/1960" }),
    patientOf(world, { lastname: "Stale", phone: "3125550143" }),
  ])
    expect((await add(world, {}, patient)).status).toBe("success");
  expect((await add(world, { although: { reason: "Second joint" } })).status).toBe("success");
  expect(await countOf(world, "patients")).toBe(before + 4);
});

test("B305: of three who add the same person at once without a key, one adds a patient", async ({ world }) => {
  const before = await countOf(world, "patients");
  const answers = await Promise.all([add(world), add(world), add(world)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fail", "fail", "success"]);
  expect(await countOf(world, "patients")).toBe(before + 1);
});

test("a surgeon reads of a match among others' patients only what the form tells, and nothing by the phone", async ({
  world,
}) => {
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  await add(world, {}, patientOf(world, { surgeon: small.surgeon(0, 2) }));
  const addAs = async (patient: object) =>
    (await surgeon.call<AddAnswer>(document, { p: patient, e: [], d: [], f: [], i: true })).answer;
  expect((await addAs(patientOf(world, { phone: "3125550143" }))).status).toBe("fail");
  expect((await addAs(patientOf(world, { lastname: "Stale" }))).status).toBe("success");
});

test("B305: a care plan for the other joint is refused; one for both fits", async ({ world }) => {
  const before = await countOf(world, "patients");
  await world.owner.query("update care_plans set surgery_type = 'hip' where care_plan_id = $1", [small.carePlan]);
  expect(await add(world)).toMatchObject({
    status: "fail",
    message: "This care plan is for the other joint. Choose one that fits the surgery.",
  });
  expect(await countOf(world, "patients")).toBe(before);
  const hip = patientOf(world, { surgery: { type: "hip", date: addDays(world.today(), 17) } });
  expect((await add(world, {}, hip)).status).toBe("success");
  await world.owner.query("update care_plans set surgery_type = null where care_plan_id = $1", [small.carePlan]);
  expect((await add(world, {}, patientOf(world, { dob: "05/02/1960" }))).status).toBe("success");
});
