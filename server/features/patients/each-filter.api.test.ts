import { patientFilterFields } from "@restride/domain/patients/list/patient-filter.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { addDays, todayIn } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { writeAllNameParts } from "../../../dev-env/database/write-all-name-parts.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, sharedWorldTest as base } from "../../../dev-env/world-test.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, atNoon);

let admin: Caller;

/** Three patients who differ in every filtered field; the second has a hip, the third another surgeon. */
test.beforeAll(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
  const progress = (patient: number, set: string) =>
    world.owner.query(
      `update patient_progress set exercise_due = 100, measurement_due = 100, ${set} where patient_id = $1`,
      [small.patient(0, patient)],
    );
  await progress(1, "exercise_done = 10, measurement_done = 90, knee_score = 12, hip_score = 40, pain_level = 4");
  await progress(2, "exercise_done = 50, measurement_done = 50, knee_score = 25, hip_score = 25, pain_level = 2");
  await progress(3, "exercise_done = 90, measurement_done = 10, knee_score = 40, hip_score = 12, pain_level = 0");
  await world.owner.query("update patients set last_name = 'Teague' where patient_id = $1", [small.patient(0, 3)]);
  await writeAllNameParts(world.databaseUrl);
});

const list = `query ($f: PatientFilters) { getPatientList(filters: $f) { status message total patients { _id } } }`;
const patientNumbers = async (filters: object): Promise<number[]> => {
  const { answer } = await admin.call<{ total: number; patients: { _id: string }[] }>(list, { f: filters });
  expect(answer.status, answer.message).toBe("success");
  expect(answer.total).toBe(answer.patients.length);
  return [1, 2, 3].filter((number) => answer.patients.some(({ _id }) => _id === small.patient(0, number)));
};

/** Returns the date a number of days ago: surgeries were 10, 20 and 30 days ago. */
const back = (world: World, days: number) => addDays(todayIn(world.clock.now(), "America/Chicago"), -days);

/** For each field of the filter, the patients of the three whom it matches. */
const leaves: Record<string, [filter: (world: World) => object, patients: number[]][]> = {
  surgeon: [[() => ({ surgeon: [small.surgeon(0, 2)] }), [3]]],
  lastdigitsofphone: [[() => ({ lastdigitsofphone: "0102" }), [2]]],
  phone: [
    [() => ({ phone: "(312) 555-0102" }), [2]],
    [() => ({ phone: "+13125550109" }), []],
  ],
  lastname_plain: [
    [() => ({ lastname_plain: "tea" }), [3]],
    [() => ({ lastname_plain: "eague" }), []],
  ],
  name: [[() => ({ name: "teague pat3" }), [3]]],
  painlevel: [[() => ({ painlevel: [4, 2] }), [1, 2]]],
  kneescore: [[() => ({ kneescore: { min: 12, max: 25 } }), [1, 2]]],
  hipscore: [[() => ({ hipscore: { min: 12, max: 25 } }), [2, 3]]],
  progress: [[() => ({ progress: { min: 10, max: 50 } }), [1, 2]]],
  deviceprogress: [[() => ({ deviceprogress: { min: 10, max: 50 } }), [2, 3]]],
  surgerytype: [
    [() => ({ surgerytype: "hip" }), [2]],
    [() => ({ surgerytype: "all" }), [1, 2, 3]],
  ],
  surgeryrangetype: [[() => ({ surgeryrangetype: "none", optype: "Post", surgeryrange: 1 }), [1, 2, 3]]],
  optype: [[() => ({ surgeryrangetype: "range", optype: "Pre", surgeryrange: 6 }), []]],
  surgeryrange: [[() => ({ surgeryrangetype: "range", optype: "Post", surgeryrange: 3 }), [1, 2]]],
  surgerywkrange: [[() => ({ surgeryrangetype: "range", optype: "Post", surgerywkrange: 2 }), [1]]],
  surgeryDate: [
    [(world) => ({ surgeryrangetype: "date", surgeryDate: [back(world, 30), back(world, 20)] }), [2, 3]],
    [(world) => ({ surgeryrangetype: "date", surgeryDate: [back(world, 19), back(world, 11)] }), []],
  ],
  patients: [[() => ({ patients: [small.patient(0, 1), small.patient(1, 2)] }), [1]]],
  remember: [[() => ({ remember: true }), [1, 2, 3]]],
};

/** Filters of other tests: the type below, the company's search, and the numbers that open. */
const elsewhere = ["type", "customer", "surgeonname", "compliance", "weeks", "joint", "engagement", "days"];

test("every field of the filter is tried", () => {
  expect([...Object.keys(leaves), ...elsewhere].toSorted()).toEqual(patientFilterFields.toSorted());
});

test.for(Object.entries(leaves))("B143: %s leaves whom it names", async ([, cases], { world }) => {
  for (const [filter, patients] of cases) expect(await patientNumbers(filter(world))).toEqual(patients);
});

test("B143: type leaves active patients, inactive ones, or all", async ({ world }) => {
  const setActive = (active: boolean) =>
    world.owner.query("update patients set active = $1 where patient_id = $2", [active, small.patient(0, 3)]);
  await setActive(false);
  expect(await patientNumbers({ type: "active" })).toEqual([1, 2]);
  expect(await patientNumbers({})).toEqual([1, 2]);
  expect(await patientNumbers({ type: "inactive" })).toEqual([3]);
  expect(await patientNumbers({ type: "all" })).toEqual([1, 2, 3]);
  await setActive(true);
});

test.for([
  [{ surgeryrangetype: "date" }, "Please select date range"],
  [{ surgeryrangetype: "range", surgeryrange: 2 }, "Please select surgery time!"],
  [{ surgeryrangetype: "range", optype: "Post" }, "Please select surgery range!"],
] as const)(
  "B242 B243: half a limit of surgery dates is refused, never taken for every patient: %o",
  async ([filters, message], { world }) => {
    const answers = await Promise.all([
      admin.call(list, { f: filters }),
      admin.call(documentOf("addNotifications", "status message"), { filters, header: "Hello", message: "There" }),
      admin.call(documentOf("startReports", "status message"), { filters, notes: false }),
    ]);
    for (const { answer } of answers) expect(answer).toMatchObject({ status: "fail", message });
    expect((await world.owner.query("select from notifications")).rowCount).toBe(0);
  },
);

test("B143: two filters leave whom both name", async () => {
  expect(await patientNumbers({ progress: { min: 10, max: 50 }, deviceprogress: { min: 10, max: 50 } })).toEqual([2]);
});

test("B143: before and after surgery are counted by each clinic's own day, in a company's search as in the clinic's list", async () => {
  const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"] as const; // zones with different dates at every hour
  const own = await startWorld();
  const coach = await signIn(own, smallEmail(0, Role.healthCoach));
  const clinics = zones.map((zone, at) => ({
    at,
    customer: small.customers[at]!,
    today: todayIn(own.clock.now(), zone),
  }));
  for (const { at, customer, today } of clinics) {
    await own.owner.query("update customers set time_zone = $2 where customer_id = $1", [customer, zones[at]]);
    for (const [patient, back] of [0, -1, 8].entries())
      await own.owner.query("update patients set surgery_date = $2 where patient_id = $1", [
        small.patient(at, patient + 1),
        addDays(today, -back),
      ]);
  }
  const search = `query ($f: PatientFilters) { getPatientListForCompany(filters: $f) { status message total patients { _id } } }`;
  const all = (patients: readonly number[]) =>
    clinics.flatMap(({ at }) => patients.map((patient) => small.patient(at, patient))).toSorted();
  for (const [optype, surgeryrange, patients] of [
    ["Post", 1, [1]],
    ["Pre", 1, [2]],
    ["Post", 2, [1, 3]],
    ["Post", 0, [1, 3]],
    ["Pre", 0, [2]],
  ] as const) {
    const f = { surgeryrangetype: "range", optype, surgeryrange };
    const { answer } = await coach.call<{ total: number; patients: { _id: string }[] }>(search, { f });
    expect(answer.patients.map(({ _id }) => _id).toSorted(), `${optype} ${surgeryrange}`).toEqual(all(patients));
    expect(answer.total).toBe(2 * patients.length);
  }
  await own.close();
});
