import { Role } from "@restride/domain/access/roles.ts";
import { addDays, addMonths, type CalendarDate, firstOfMonth, monthOf } from "@restride/domain/values/calendar-date.ts";
import { describe, expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { addAnswers } from "../../../dev-env/small-clinics/answers.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";

const test = base.extend("worldOptions", atNoon);

let admin: Caller;
let today: CalendarDate;

test.beforeEach(async ({ world }) => {
  today = world.today();
  admin = await signIn(world, smallEmail(0, Role.admin));
  const did = (patient: number, days: number, assignments: string) =>
    world.owner.query(`update patient_days set ${assignments} where patient_id = $1 and day = $2`, [
      small.patient(0, patient),
      addDays(today, days),
    ]);
  for (let day = -7; day <= -1; day++) await did(2, day, "exercise_done = 2, measurement_done = 1");
  await did(3, -1, "exercise_done = 1");
  await did(1, -8, "exercise_done = 2");
  await did(1, 0, "exercise_done = 2, measurement_done = 1");
});

const bucket = "{ count patientids patients { _id name due done } }";
const activities = `query ($range: Int, $customerid: ID) { getLast7Activities(range: $range, customerid: $customerid) { status message
  skipped ${bucket} partial ${bucket} complete ${bucket} } }`;
const measurements = `query ($range: Int, $customerid: ID) { getLast7Measurements(range: $range, customerid: $customerid) {
  status message measkipped ${bucket} meapartial ${bucket} meacomplete ${bucket} } }`;
const outcomes = `query ($range: Int, $customerid: ID) { getFormGraphData(range: $range, customerid: $customerid) { status message months
  oks { ...g } pain { ...g } rom { ...g } } } fragment g on FormGraph { name total data { label counts } }`;

const those = (...patients: (readonly [number: number, due: number, done: number])[]) => ({
  count: patients.length,
  patientids: patients.map(([number]) => small.patient(0, number)),
  patients: patients.map(([number, due, done]) => ({
    _id: small.patient(0, number),
    name: `Pat${number} Clinic1`,
    due,
    done,
  })),
});

const ask = async <Data = Record<string, unknown>>(document: string, variables: object = {}, who = admin) => {
  const { answer, errors } = await who.call<Data>(document, variables);
  expect(errors).toEqual([]);
  return answer;
};

describe("engagement", () => {
  test("A117 A118 A270 B364 C219: the last 7 days count patients by their exercises; today does not count", async () => {
    const week = { skipped: those([1, 14, 0]), partial: those([3, 14, 1]), complete: those([2, 14, 14]) };
    expect(await ask(activities)).toEqual({ status: "success", message: "", ...week });
    expect(await ask(activities, { range: 7 })).toMatchObject(week);
  });

  test("A118 B364 C219: other ranges count other days", async () => {
    expect(await ask(activities, { range: 1 })).toMatchObject({ skipped: those([1, 2, 0]), partial: those([3, 2, 1]) });
    expect(await ask(activities, { range: 15 })).toMatchObject({
      skipped: those(),
      partial: those([3, 30, 1], [1, 18, 2], [2, 30, 14]),
    });
    expect((await ask(activities, { range: 365 })).status).toBe("success");
    expect(await ask(measurements, { range: 1 })).toMatchObject({ meacomplete: those([2, 1, 1]) });
  });

  test("A117 A271 B365 C219: measurements have their own three names", async ({ world }) => {
    await world.owner.query("update patient_days set measurement_done = 1 where patient_id = $1 and day = $2", [
      small.patient(0, 3),
      addDays(today, -3),
    ]);
    const week = { measkipped: those([1, 7, 0]), meapartial: those([3, 7, 1]), meacomplete: those([2, 7, 7]) };
    expect(await ask(measurements)).toEqual({ status: "success", message: "", ...week });
    const yesterday = { measkipped: those([1, 1, 0], [3, 1, 0]), meapartial: those(), meacomplete: those([2, 1, 1]) };
    expect(await ask(measurements, { range: 1 })).toMatchObject(yesterday);
    const half = { measkipped: those([1, 9, 0]), meapartial: those([3, 15, 1], [2, 15, 7]), meacomplete: those() };
    expect(await ask(measurements, { range: 15 })).toMatchObject(half);
  });

  test("A118: a range that is no choice is answered with a sentence", async () => {
    const message = "Please choose one of these ranges of days: 1, 3, 7, 15, 30, 60, 90, 182, 365.";
    for (const document of [activities, measurements])
      for (const range of [0, 2, -7, 366])
        expect(await ask(document, { range })).toMatchObject({ status: "fail", message });
  });

  test("A117: who is inactive, or had nothing due, is in no bucket", async ({ world }) => {
    const change = (sql: string) => world.owner.query(sql, [small.patient(0, 3)]);
    await change("update patients set active = false where patient_id = $1");
    expect(await ask(activities)).toMatchObject({ partial: those() });
    await change("update patients set active = true where patient_id = $1");
    await change("update patient_days set measurement_due = 0 where patient_id = $1");
    expect(await ask(measurements)).toMatchObject({ measkipped: those([1, 7, 0]) });
    await change("update patient_days set measurement_due = 1 where patient_id = $1");
  });

  test("a surgeon counts only the own patients, an associate those of the clinic", async ({ world }) => {
    const of = async (role: Role) => ask(activities, {}, await signIn(world, smallEmail(0, role)));
    const own = { skipped: those([1, 14, 0]), complete: those([2, 14, 14]) };
    expect(await of(Role.surgeon)).toMatchObject({ ...own, partial: those() });
    expect(await of(Role.medicalAssociate)).toMatchObject({ ...own, partial: those([3, 14, 1]) });
  });

  test("A217: a clinic's own numbers; a company admin's are those of the customer entered", async ({ world }) => {
    const named = { customerid: small.customers[0] };
    expect(await ask(measurements, named)).toMatchObject({ meacomplete: those([2, 7, 7]) });
    const boss = await signIn(world, smallEmail(0, Role.companyAdmin));
    expect(await ask(measurements, {}, boss)).toMatchObject({ status: "fail", message: "Choose a customer first." });
    const inside = await enterClinic(world, boss, small.customers[0]!);
    expect(await ask(measurements, {}, inside)).toMatchObject({ meacomplete: those([2, 7, 7]) });
  });
});

describe.for([
  ["from the forms", () => false],
  ["from counters that count the forms there are", (at: string) => at === "end"],
  ["from counters that follow each form", (at: string) => at === "beginning"],
] as const)("survey outcomes %s", ([, isCountedAt]) => {
  let before: CalendarDate;

  test.beforeEach(async ({ world }) => {
    const count = world.product.timed.find(({ name }) => name === "count-outcomes")!.run;
    if (isCountedAt("beginning")) await count();
    before = addDays(firstOfMonth(today), -1);
    await addAnswers(world, 0, 1, "pain", [
      [today, [2], 2],
      [firstOfMonth(today), [2], 2],
      [before, [4], 4],
      [addDays(today, 1), [3], 3],
      [addDays(firstOfMonth(addMonths(today, -2)), -1), [0], 0],
    ]);
    await addAnswers(world, 0, 3, "pain", [[before, [2], 2]]);
    await addAnswers(world, 0, 1, "oxford-knee", [
      [today, [], 20],
      [today, [], null],
    ]);
    await addAnswers(world, 0, 1, "range-of-motion", [
      [today, [98, 86], null],
      [before, [null, 86], null],
      [before, [60, 86], null],
    ]);
    await addAnswers(world, 1, 1, "pain", [[today, [1], 1]]);
    if (isCountedAt("end")) await count();
  });

  test("A119 A269 C220: forms are counted by band and month in three sets with name, total and data", async () => {
    const { months, oks, pain, rom } = await ask<Record<string, unknown>>(outcomes, { range: 2 });
    expect(months).toEqual([monthOf(before), monthOf(today)]);
    expect(pain).toEqual({
      name: "Pain Management",
      total: 4,
      data: [
        { label: "None", counts: [0, 0] },
        { label: "Very Mild", counts: [0, 0] },
        { label: "Mild", counts: [1, 2] },
        { label: "Moderate", counts: [0, 0] },
        { label: "Severe", counts: [1, 0] },
      ],
    });
    expect(oks).toMatchObject({ name: "Functional Knee", total: 1 });
    expect(oks).toMatchObject({ data: [{}, { label: "11–20", counts: [0, 1] }, {}, {}, {}] });
    expect(rom).toMatchObject({ name: "Range Of Motion", total: 3 });
    expect(rom).toMatchObject({
      data: [
        { label: "below 90", counts: [1, 0] },
        { label: "90-105", counts: [0, 1] },
        {},
        {},
        {},
        { counts: [1, 0] },
      ],
    });
  });

  test("A120 C220: 1 to 3 months, three when none is named", async () => {
    expect(await ask(outcomes, { range: 1 })).toMatchObject({ months: [monthOf(today)], pain: { total: 2 } });
    expect(await ask(outcomes)).toMatchObject({ pain: { total: 4 } });
    for (const range of [0, 4])
      expect(await ask(outcomes, { range })).toMatchObject({ status: "fail", message: "Please choose 1 to 3 months." });
  });

  test("A269 C220: a company admin at work in one clinic is answered for the clinic that the call names", async ({
    world,
  }) => {
    const boss = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), small.customers[0]!);
    const sister = { customerid: small.customers[1], range: 2 };
    expect(await ask(outcomes, { range: 2 }, boss)).toMatchObject({ pain: { total: 4 }, oks: { total: 1 } });
    const { pain, oks, rom } = await ask<Record<string, unknown>>(outcomes, sister, boss);
    expect(pain).toMatchObject({ total: 1, data: [{}, { label: "Very Mild", counts: [0, 1] }, {}, {}, {}] });
    expect([oks, rom]).toMatchObject([{ total: 0 }, { total: 0 }]);
  });

  test("a surgeon's outcomes are those of the surgeon's active patients", async ({ world }) => {
    const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
    expect(await ask(outcomes, { range: 2 }, surgeon)).toMatchObject({ pain: { total: 3 } });
    await world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 1)]);
    expect(await ask(outcomes, { range: 2 }, surgeon)).toMatchObject({ pain: { total: 0 }, rom: { total: 0 } });
  });
});
