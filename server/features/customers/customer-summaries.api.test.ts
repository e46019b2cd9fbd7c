import { Role } from "@restride/domain/access/roles.ts";
import { summarySpans } from "@restride/domain/customers/customer-summary.ts";
import { type Bucket, bucketOf } from "@restride/domain/progress/buckets.ts";
import { addDays, todayIn } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let companyAdmin: Caller;
const clinic = small.customers[0]!;

const summary = `assigned unassigned resolved unresolved notanissue opencases patients
  fullyCompliant partiallyCompliant notCompliant last3daysInact
  lastActivities { status skipped partial complete } lastMeasurements { status message measkipped meapartial meacomplete }`;
const tableCall = `query { getCustomers2(input: {}) { status total customers { _id ${summary} } } }`;
const readCall = `query { getCustomer(customerid: "${clinic}") { status customer { _id ${summary} } } }`;
const read = async () => (await companyAdmin.call<{ customer: Record<string, unknown> }>(readCall)).answer.customer;

const change = (world: World, patient: number, assignments: string, where = "true") =>
  world.owner.query(`update patient_days set ${assignments} where patient_id = $1 and ${where}`, [
    small.patient(0, patient),
  ]);

test.beforeEach(async ({ world }) => {
  companyAdmin = await signIn(world, smallEmail(0, Role.companyAdmin));
});

const all = "exercise_done = exercise_due, measurement_done = measurement_due, questionnaire_done = questionnaire_due";
const none = "exercise_done = 0, measurement_done = 0, questionnaire_done = 0";

test("A080 A125 A257: patients by compliance, inactivity, activities and measurements; today and inactive patients count for none", async ({
  world,
}) => {
  const today = todayIn(world.clock.now(), "America/Chicago");
  await change(world, 1, all);
  await change(world, 2, "exercise_done = 1");
  await change(world, 2, none, `day >= '${addDays(today, -3)}'`);
  await change(world, 3, none);
  await change(world, 3, all, `day >= '${today}'`);
  expect(await read()).toMatchObject({
    patients: 3,
    fullyCompliant: 1,
    partiallyCompliant: 1,
    notCompliant: 1,
    last3daysInact: 2,
    lastActivities: { status: "success", skipped: 1, partial: 1, complete: 1 },
    lastMeasurements: { status: "success", message: "", measkipped: 2, meapartial: 0, meacomplete: 1 },
  });
  await change(world, 3, all);
  expect(await read()).toMatchObject({
    fullyCompliant: 2,
    partiallyCompliant: 1,
    notCompliant: 0,
    lastActivities: { skipped: 0, partial: 1, complete: 2 },
    lastMeasurements: { measkipped: 1, meapartial: 0, meacomplete: 2 },
  });
  await change(world, 3, none);
  await world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 3)]);
  expect(await read()).toMatchObject({ patients: 2, notCompliant: 0, last3daysInact: 1 });
  const list = "{ getCustomers(input: {}) { customers { patients } } }";
  expect((await companyAdmin.call(list)).answer).toEqual({ customers: [{ patients: 2 }, { patients: 3 }] });
  const { answer } = await companyAdmin.call<{ customers: object[] }>(tableCall);
  expect(answer.customers).toMatchObject([
    { _id: clinic, notCompliant: 0 },
    { _id: small.customers[1], notCompliant: 3 },
  ]);
});

test("A125: the counts are those of the rule of buckets, whatever was done", async ({ world }) => {
  await world.owner
    .query(`update patient_days set exercise_done = abs(hashtext(patient_id::text || day)) % (exercise_due + 1),
    measurement_done = abs(hashtext(day || patient_id::text)) % (measurement_due + 1), questionnaire_done = 0 where abs(hashtext(patient_id::text || day)) % 10 < 8`);
  await world.owner.query("update patients set active = true");
  const { compliance, activity } = summarySpans(todayIn(world.clock.now(), "America/Chicago"));
  const sums = async (expression: string, { from, to }: { from: string; to: string }) => {
    const { rows } = await world.owner.query<{ due: number; done: number }>(
      `select sum(${expression.replaceAll("*", "due")})::int as due, sum(${expression.replaceAll("*", "done")})::int as done
       from patient_days where customer_id = $1 and day between $2 and $3 group by patient_id`,
      [clinic, from, to],
    );
    return (bucket: Bucket) => rows.filter((row) => bucketOf(row) === bucket).length;
  };
  const overall = await sums("exercise_* + measurement_* + questionnaire_*", compliance);
  const exercises = await sums("exercise_*", activity);
  const measurements = await sums("measurement_*", activity);
  expect(await read()).toMatchObject({
    fullyCompliant: overall("complete"),
    partiallyCompliant: overall("partial"),
    notCompliant: overall("skipped"),
    lastActivities: {
      skipped: exercises("skipped"),
      partial: exercises("partial"),
      complete: exercises("complete"),
    },
    lastMeasurements: {
      measkipped: measurements("skipped"),
      meapartial: measurements("partial"),
      meacomplete: measurements("complete"),
    },
  });
});

test("A125 A080 A083: cases by status; open are those that are not closed, and archived ones are in no count", async ({
  world,
}) => {
  const times = (count: number, status: string) => Array.from({ length: count }, () => status);
  const open = ["Assigned", ...times(2, "Unassigned"), ...times(3, "Unresolved")];
  const statuses = ["Unassigned", ...open, ...times(4, "Resolved"), ...times(5, "NotAnIssue")];
  for (const [at, status] of statuses.entries())
    await world.owner.query(
      `insert into cases (customer_id, case_id, type, status, assigned_to, summary, description, created_at, updated_at, archived_at)
       values ($1, gen_random_uuid(), 'System Technical', $2, $4, 'A', 'B', now(), now(), $3)`,
      [clinic, status, at === 0 ? new Date() : null, status === "Assigned" ? small.user(0, Role.healthCoach) : null],
    );
  expect(await read()).toMatchObject({
    assigned: 1,
    unassigned: 2,
    unresolved: 3,
    resolved: 4,
    notanissue: 5,
    opencases: 6,
  });
  const list = "{ getCustomers(input: {}) { customers { _id opencases unassigned } } }";
  expect((await companyAdmin.call(list)).answer).toEqual({
    customers: [
      { _id: clinic, opencases: 6, unassigned: 2 },
      { _id: small.customers[1], opencases: 0, unassigned: 0 },
    ],
  });
});

test("A257: the table is of the company, the words and the page that its input names", async ({ world }) => {
  const table = "query ($i: CustomersInput!) { getCustomers2(input: $i) { status total customers { name } } }";
  const superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
  const of = async (person: Caller, i: object) => (await person.call(table, { i })).answer;
  const second = [{ name: "Clinic 2" }];
  expect(await of(companyAdmin, { searchText: "CLINIC 2" })).toMatchObject({ total: 1, customers: second });
  expect(await of(companyAdmin, { pagination: { current: 2, pageSize: 1 } })).toMatchObject({
    total: 2,
    customers: second,
  });
  const third = { total: 1, customers: [{ name: "Clinic 3" }] };
  expect(await of(superAdmin, { companyid: small.companies[1] })).toMatchObject(third);
});

test("A125: a patient of whom nothing is due counts for no bucket", async ({ world }) => {
  await world.owner.query(
    `update patient_days set exercise_due = 0, exercise_done = 0, measurement_due = 0, measurement_done = 0,
       questionnaire_due = 0, questionnaire_done = 0`,
  );
  expect(await read()).toMatchObject({
    fullyCompliant: 0,
    partiallyCompliant: 0,
    notCompliant: 0,
    last3daysInact: 0,
    lastActivities: { skipped: 0, partial: 0, complete: 0 },
    lastMeasurements: { measkipped: 0, meapartial: 0, meacomplete: 0 },
  });
});
