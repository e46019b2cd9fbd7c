import { Role } from "@restride/domain/access/roles.ts";
import { addDays, type CalendarDate, startOfWeek } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";

const test = base.extend("worldOptions", atNoon);

let admin: Caller;
let saturday: CalendarDate;

test.beforeEach(async ({ world }) => {
  saturday = addDays(startOfWeek(world.today()), -1);
  admin = await signIn(world, smallEmail(0, Role.admin));
  const done = (patient: number, assignments: string) =>
    world.owner.query(`update patient_days set ${assignments} where patient_id = $1 and day = $2`, [
      small.patient(0, patient),
      saturday,
    ]);
  await done(2, "exercise_done = 2, measurement_done = 1, questionnaire_done = 1");
  await done(3, "exercise_done = 1");
});

const compliance = `query ($f: ComplianceFilters!) { getPatientCompliance(filters: $f) { status message enddate
  overAllSummary { ...s } exerciseSummary { ...s } measurementSummary { ...s } feedBackSummary { ...s } } }
  fragment s on ComplianceSummary { completed { count patientids } partially { count patientids } incomplete { count patientids } }`;

const of = (...patients: number[]) => ({
  count: patients.length,
  patientids: patients.map((patient) => small.patient(0, patient)),
});

test("B142 B161 B363 C112 C217: patients are counted complete, partial or skipped in each area and overall", async () => {
  const { answer, errors } = await admin.call(compliance, { f: { startdate: saturday, enddate: saturday } });
  expect(errors).toEqual([]);
  expect(answer).toMatchObject({
    exerciseSummary: { completed: of(2), partially: of(3), incomplete: of(1) },
    measurementSummary: { completed: of(2), partially: of(), incomplete: of(1, 3) },
    feedBackSummary: { completed: of(2), partially: of(), incomplete: of(1, 3) },
    overAllSummary: { completed: of(2), partially: of(3), incomplete: of(1) },
  });
});

test("B142 C112: each area counts by its own days, and overall by those of all three", async ({ world }) => {
  const day = (patient: number, exercise: number, measurement: number, questionnaire: number) =>
    world.owner.query(
      `update patient_days set exercise_due = 2, measurement_due = 2, questionnaire_due = 2,
         exercise_done = $3, measurement_done = $4, questionnaire_done = $5 where patient_id = $1 and day = $2`,
      [small.patient(0, patient), saturday, exercise, measurement, questionnaire],
    );
  await day(1, 2, 1, 0);
  await day(2, 0, 2, 1);
  await day(3, 1, 0, 2);
  const { answer } = await admin.call(compliance, { f: { startdate: saturday, enddate: saturday } });
  expect(answer).toMatchObject({
    exerciseSummary: { completed: of(1), partially: of(3), incomplete: of(2) },
    measurementSummary: { completed: of(2), partially: of(1), incomplete: of(3) },
    feedBackSummary: { completed: of(3), partially: of(2), incomplete: of(1) },
    overAllSummary: { completed: of(), partially: of(1, 2, 3), incomplete: of() },
  });
});

test("B363 C217: the days are counted from startdate to enddate, and no others", async ({ world }) => {
  const friday = addDays(saturday, -1);
  await world.owner.query(
    "update patient_days set exercise_done = 2, measurement_done = 1, questionnaire_done = 1 where patient_id = $1 and day = $2",
    [small.patient(0, 1), friday],
  );
  const { answer } = await admin.call(compliance, { f: { startdate: friday, enddate: friday } });
  expect(answer).toMatchObject({
    enddate: friday,
    exerciseSummary: { completed: of(1), partially: of(), incomplete: of(2, 3) },
    measurementSummary: { completed: of(1), partially: of(), incomplete: of(2, 3) },
    feedBackSummary: { completed: of(1), partially: of(), incomplete: of(2, 3) },
    overAllSummary: { completed: of(1), partially: of(), incomplete: of(2, 3) },
  });
  expect((await admin.call(compliance, { f: { startdate: friday, enddate: saturday } })).answer).toMatchObject({
    exerciseSummary: { completed: of(), partially: of(1, 2, 3), incomplete: of() },
  });
});

test("today is not over, so a range that ends today or later ends yesterday", async ({ world }) => {
  const [today, yesterday] = [world.today(), addDays(world.today(), -1)];
  await world.owner.query("update patient_days set exercise_done = exercise_due where patient_id = $1 and day = $2", [
    small.patient(0, 1),
    today,
  ]);
  const ofYesterday = await admin.call(compliance, { f: { startdate: yesterday, enddate: yesterday } });
  expect(ofYesterday.answer.enddate).toBe(yesterday);
  for (const enddate of [today, addDays(today, 3)])
    expect((await admin.call(compliance, { f: { startdate: yesterday, enddate } })).answer).toEqual(ofYesterday.answer);
});

test("counts are the same whether or not it is asked who they are", async ({ world }) => {
  await world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 1)]);
  const counts = `query ($f: ComplianceFilters!) { getPatientCompliance(filters: $f) { status
    overAllSummary { ...s } exerciseSummary { ...s } measurementSummary { ...s } feedBackSummary { ...s } } }
    fragment s on ComplianceSummary { completed { count } partially { count } incomplete { count } }`;
  const ofWeek = { startdate: addDays(saturday, -6), enddate: saturday };
  const all = (completed: number, partially: number, incomplete: number) => ({
    completed: { count: completed },
    partially: { count: partially },
    incomplete: { count: incomplete },
  });
  const day = { exerciseSummary: all(1, 1, 0), measurementSummary: all(1, 0, 1), feedBackSummary: all(1, 0, 1) };
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  for (const [who, f, expected] of [
    [admin, { startdate: saturday, enddate: saturday }, { ...day, overAllSummary: all(1, 1, 0) }],
    [admin, ofWeek, { exerciseSummary: all(0, 2, 0), overAllSummary: all(0, 2, 0) }],
    [admin, { enddate: saturday }, { exerciseSummary: all(0, 2, 0) }],
    [admin, { startdate: saturday, enddate: saturday, type: "hip" }, { exerciseSummary: all(1, 0, 0) }],
    [surgeon, { startdate: saturday, enddate: saturday }, { exerciseSummary: all(1, 0, 0) }],
  ] as const) {
    const { answer, errors } = await who.call(counts, { f });
    expect(errors).toEqual([]);
    expect(answer, JSON.stringify(f)).toMatchObject(expected);
    expect((await who.call(compliance, { f })).answer, JSON.stringify(f)).toMatchObject(expected);
  }
});

test("B433 C299: without an end the range ends with the Saturday of last week", async () => {
  expect((await admin.call(compliance, { f: {} })).answer).toMatchObject({ enddate: saturday });
});

test("B363: one joint only, and inactive patients in no count", async ({ world }) => {
  await world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 3)]);
  const { answer } = await admin.call(compliance, { f: { startdate: saturday, enddate: saturday, type: "knee" } });
  expect(answer).toMatchObject({ exerciseSummary: { completed: of(), partially: of() } });
});

test("B363 C134 C217: the surgery type is knee, hip or all; another one is answered with a sentence", async ({
  world,
}) => {
  await world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 3)]);
  const askCompliance = (type: string) =>
    admin.call(compliance, { f: { startdate: saturday, enddate: saturday, type } });
  expect((await askCompliance("hip")).answer).toMatchObject({
    exerciseSummary: { completed: of(2), incomplete: of() },
  });
  expect((await askCompliance("knee")).answer).toMatchObject({
    exerciseSummary: { completed: of(), incomplete: of(1) },
  });
  expect((await askCompliance("all")).answer).toMatchObject({
    exerciseSummary: { completed: of(2), incomplete: of(1) },
  });
  const message = "Please choose knee, hip or all.";
  expect((await askCompliance("elbow")).answer).toMatchObject({ status: "fail", message });
});

test("a surgeon's compliance is that of the own patients", async ({ world }) => {
  const variables = { f: { startdate: saturday, enddate: saturday } };
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  expect((await admin.call(compliance, variables)).answer).toMatchObject({ overAllSummary: { partially: of(3) } });
  expect((await surgeon.call(compliance, variables)).answer).toMatchObject({
    overAllSummary: { completed: of(2), partially: of() },
  });
});
