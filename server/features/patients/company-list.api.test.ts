import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { writeAllNameParts } from "../../../dev-env/database/write-all-name-parts.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";

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

/** Surgeries are as many days ago as the names say, except that 3b is the newest; 2b has the most progress, 3a none. */
test.beforeAll(async ({ world }) => {
  const set = (table: string, assignments: string, clinic: number, patient: number) =>
    world.owner.query(`update ${table} set ${assignments} where patient_id = $1`, [small.patient(clinic, patient)]);
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
  await writeAllNameParts(world.databaseUrl);
  coach = await signIn(world, smallEmail(0, Role.healthCoach));
});

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
  ["ascend", ["3b", "1a", "3a", "1b", "2b", "2a"]],
  ["descend", ["2a", "2b", "1b", "3a", "1a", "3b"]],
])(
  "by name, %sing, by the last one first, accents and small letters in their place; pages cut the same order",
  async (order, expected) => {
    const page = async (current: number, pageSize: number) =>
      (await listed({ m: { current, pageSize }, s: { field: "name", order } })).patients;
    const whole = await page(1, 20);
    expect(whole).toEqual(expected);
    expect((await Promise.all([1, 2, 3, 4, 5, 6].map((number) => page(number, 1)))).flat()).toEqual(whole);
  },
);

test("B027: a search across clinics counts and shows whom it finds, whatever it asks for", async () => {
  const listNames = async (f: object) => (await listed({ f })).patients;
  expect(await listed({ f: { lastname_plain: "teag" } })).toEqual({ total: 2, patients: ["2a", "2b"] });
  expect(await listed({ f: { lastname_plain: "TEAGU" }, m: { current: 1, pageSize: 1 } })).toMatchObject({ total: 1 });
  expect(await listNames({ lastname_plain: "ä" })).toEqual(["3b"]);
  expect(await listNames({ progress: { min: 80, max: 100 } })).toEqual(["2b"]);
  expect(await listNames({ customer: [small.customers[1]] })).toEqual(["3b", "1b", "2b"]);
  expect(await listNames({ surgeonname: "anna", lastname_plain: "teague" })).toEqual(["2a"]);
  expect(await listNames({ surgeonname: "nobody" })).toEqual([]);
});

describe("near and far pages", () => {
  const count = 65;
  const id = (n: number) => `0190abcd-0000-7000-8000-${String(n).padStart(12, "0")}`;
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  /**
   * Groups of three patients have the same surgery date and the same name, the first group the newest date and the last name. Groups of
   * four have the same progress, 5 to 8 have 0 %, 9 to 12 have 10 %; the patients before 5 and from 41 on have none.
   */
  test.beforeAll(async ({ world }) => {
    await world.owner.query(
      `insert into patients (customer_id, patient_id, surgeon_id, first_name, last_name, gender, dob, email, phone, surgery_type, surgery_date, active)
       select (array[$1, $2]::uuid[])[1 + n % 2], id, (array[$3, $4]::uuid[])[1 + n % 2], 'A', 'N' || 40 - (n - 1) / 3, 'female', '1960-05-01',
         'far' || n || '@far.example', '+13125560' || lpad(n::text, 3, '0'), 'knee', date '2025-12-31' - (n::int - 1) / 3, false
       from unnest($5::uuid[]) with ordinality as far (id, n)`,
      [small.customers[0], small.customers[1], small.surgeon(0, 1), small.surgeon(1, 1), numbers.map(id)],
    );
    await world.owner.query(
      `insert into patient_progress (customer_id, patient_id, active, surgery_date, as_of, exercise_due, exercise_done)
       select customer_id, patient_id, active, surgery_date, '2026-01-01', case when n between 5 and 40 then 100 else 0 end, case when n between 5 and 40 then (n - 5) / 4 * 10 else 0 end
       from patients, lateral (select right(patient_id::text, 12)::int as n) far where not active`,
    );
    await writeAllNameParts(world.databaseUrl);
  });
  const page = async (field: string, order: string, current: number, pageSize: number) => {
    const variables = { f: { type: "inactive" }, m: { current, pageSize }, s: { field, order } };
    const { answer } = await coach.call<{ total: number; patients: { _id: string }[] }>(search, variables);
    return { total: answer.total, patients: answer.patients.map(({ _id }) => numbers.find((n) => id(n) === _id)) };
  };
  /** 64 and 65 are two patients of the last group; inside a group the id decides, in either order of the dates. */
  const upwards = Array.from({ length: 22 }, (_, at) => [64 - 3 * at, 65 - 3 * at, 66 - 3 * at]).flat();
  const byDay = { descend: numbers, ascend: upwards.filter((n) => n <= count) };
  /**
   * Inside a group of equal progress the newest surgery comes first, which is the lower number; patients without progress come last in
   * either order.
   */
  const fours = Array.from({ length: 9 }, (_, at) => [37 - 4 * at, 38 - 4 * at, 39 - 4 * at, 40 - 4 * at]).flat();
  const none = [1, 2, 3, 4, ...numbers.slice(40)];
  const byProgress = { ascend: [...numbers.slice(4, 40), ...none], descend: [...fours, ...none] };
  const expected = { surgerydate: byDay, name: byDay, progress: byProgress } as const;

  test.each(
    (["surgerydate", "name", "progress"] as const).flatMap((field) =>
      (["descend", "ascend"] as const).map((order) => [field, order] as const),
    ),
  )("by %s, %sing, lie in one order, and each says how many there are in all", async (field, order) => {
    const all = expected[field][order];
    for (const [current, pageSize] of [
      [1, 20],
      [2, 20],
      [3, 20],
      [4, 20],
      [1, 60],
      [2, 50],
      [7, 10],
      [1, 100],
      [65, 1],
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 30],
      [1, 61],
    ] as const)
      expect(await page(field, order, current, pageSize)).toEqual({
        total: count,
        patients: all.slice((current - 1) * pageSize, current * pageSize),
      });
  });

  /** Of the active patients 1a has 10 %, 1b 15, 2a 20, 3b 35, 2b 90 and 3a none, all with newer surgeries than the inactive ones. */
  test.each([
    [1, 20],
    [1, 71],
    [1, 100],
    [2, 35],
    [4, 20],
  ])("active and inactive patients lie in one order of progress: page %s of %s", async (current, pageSize) => {
    const variables = { f: { type: "all" }, m: { current, pageSize }, s: { field: "progress", order: "ascend" } };
    const { answer } = await coach.call<{ total: number; patients: { _id: string }[] }>(search, variables);
    const ten = ["1a", ...numbers.slice(8, 12), "1b", "2a"];
    const all = [
      ...numbers.slice(4, 8),
      ...ten,
      ...numbers.slice(12, 20),
      "3b",
      ...numbers.slice(20, 40),
      "2b",
      "3a",
      ...none,
    ];
    expect(answer.total).toBe(71);
    expect(answer.patients.map(({ _id }) => patients[_id] ?? numbers.find((n) => id(n) === _id))).toEqual(
      all.slice((current - 1) * pageSize, current * pageSize),
    );
  });

  test("B027: the number of all is that of active, inactive, both, and of those that are searched", async () => {
    const total = async (f: object) => (await coach.call<{ total: number }>(search, { f })).answer.total;
    expect(await total({ type: "active" })).toBe(6);
    expect(await total({ type: "inactive" })).toBe(count);
    expect(await total({ type: "all" })).toBe(6 + count);
    expect(await total({ type: "inactive", customer: [small.customers[1]] })).toBe(33);
    expect(await total({ type: "inactive", lastname_plain: "N30" })).toBe(3);
    expect(await total({ type: "all", surgerytype: "knee", lastname_plain: "N29" })).toBe(3);
  });
});
