import { Role } from "@restride/domain/access/roles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let world: World;
let coach: Caller;

/** Two clinics of three patients each: 1a is the first of the first clinic, 1b of the second. */
const patients: Record<string, string> = {
  [small.patient(0, 1)]: "1a",
  [small.patient(0, 2)]: "2a",
  [small.patient(0, 3)]: "3a",
  [small.patient(1, 1)]: "1b",
  [small.patient(1, 2)]: "2b",
  [small.patient(1, 3)]: "3b",
};

/** Surgeries lie as many days back as names say, except that 3b is newest; of progress 2b has most, 3a none. */
beforeAll(async () => {
  world = await startWorld();
  const set = (table: string, what: string, clinic: number, patient: number) =>
    world.owner.query(`update ${table} set ${what} where patient_id = $1`, [small.patient(clinic, patient)]);
  for (const clinic of [0, 1])
    for (const patient of [1, 2, 3]) {
      await set("patients", `surgery_date = date '2026-03-10' - ${patient}`, clinic, patient);
      await set(
        "patient_progress",
        `exercise_due = 100, exercise_done = ${clinic * 5 + patient * 10}`,
        clinic,
        patient,
      );
    }
  await set("patients", "surgery_date = '2026-03-20', last_name = 'Ämter'", 1, 3);
  await set("patients", "last_name = 'Teague'", 0, 2);
  await set("patients", "last_name = 'teagarden'", 1, 2);
  await set("patient_progress", "exercise_done = 90", 1, 2);
  await set("patient_progress", "exercise_due = 0, exercise_done = 0", 0, 3);
  coach = await signIn(world, smallEmail(0, Role.healthCoach));
});
afterAll(() => world.close());

const search = `query ($f: PatientFilters, $m: PageInput, $s: SorterInput) {
  getPatientListForCompany(filters: $f, metadata: $m, sorter: $s) { status message total patients { _id } } }`;
const listed = async (variables: object) => {
  const { answer, errors } = await coach.call<{ total: number; patients: { _id: string }[] }>(search, variables);
  expect(errors).toEqual([]);
  return { total: answer.total, patients: answer.patients.map(({ _id }) => patients[_id]) };
};

test.each([
  ["surgerydate", "descend", ["3b", "1a", "1b", "2a", "2b", "3a"]],
  ["surgerydate", "ascend", ["3a", "2a", "2b", "1a", "1b", "3b"]],
  ["progress", "descend", ["2b", "3b", "2a", "1b", "1a", "3a"]],
  ["progress", "ascend", ["1a", "1b", "2a", "3b", "2b", "3a"]],
])("pages across clinics are in order of %s, %sing, from the first to the last", async (field, order, expected) => {
  const page = (current: number, pageSize: number) => listed({ m: { current, pageSize }, s: { field, order } });
  expect(await page(1, 20)).toEqual({ total: 6, patients: expected });
  expect(await page(1, 2)).toEqual({ total: 6, patients: expected.slice(0, 2) });
  expect(await page(2, 2)).toEqual({ total: 6, patients: expected.slice(2, 4) });
  expect(await page(3, 2)).toEqual({ total: 6, patients: expected.slice(4) });
  expect(await page(2, 20)).toEqual({ total: 6, patients: [] });
});

test.each([
  ["ascend", ["1a", "3a", "1b"]],
  ["descend", ["1b", "3a", "1a"]],
])("by name, %sing, by the last one first; pages cut the same order", async (order, expected) => {
  const page = async (current: number, pageSize: number) =>
    (await listed({ m: { current, pageSize }, s: { field: "name", order } })).patients;
  const whole = await page(1, 20);
  expect(whole.filter((name) => expected.includes(name!))).toEqual(expected); // how others are spelled, servers order differently
  expect((await Promise.all([1, 2, 3, 4, 5, 6].map((number) => page(number, 1)))).flat()).toEqual(whole);
});

test("a search across clinics counts and shows whom it finds, whatever it asks for", async () => {
  const found = async (f: object) => (await listed({ f })).patients;
  expect(await listed({ f: { lastname_plain: "teag" } })).toEqual({ total: 2, patients: ["2a", "2b"] });
  expect(await listed({ f: { lastname_plain: "TEAGU" }, m: { current: 1, pageSize: 1 } })).toMatchObject({ total: 1 });
  expect(await found({ lastname_plain: "ä" })).toEqual(["3b"]);
  expect(await found({ progress: { min: 80, max: 100 } })).toEqual(["2b"]);
  expect(await found({ customer: [small.customers[1]] })).toEqual(["3b", "1b", "2b"]);
  expect(await found({ surgeonname: "anna", lastname_plain: "teague" })).toEqual(["2a"]);
  expect(await found({ surgeonname: "nobody" })).toEqual([]);
});
