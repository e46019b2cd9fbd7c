import { Role } from "@restride/domain/access/roles.ts";
import { engagementRanges } from "@restride/domain/home/engagement.ts";
import { periods, spanOf } from "@restride/domain/progress/periods.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

const clinic = small.customers[0];
const renew = (world: World) => world.product.timed.find(({ name }) => name === "renew-period-sums")!.run();

const summaries = "overAllSummary exerciseSummary measurementSummary feedBackSummary".split(" ");
const compliance = `query ($f: ComplianceFilters!) { getPatientCompliance(filters: $f) { status
  ${summaries.map((name) => `${name} { completed { count } partially { count } incomplete { count } }`).join(" ")} } }`;
const bucket = "{ count patients { _id name due done } }";
const engagement = `query ($r: Int) { getLast7Activities(range: $r) { status skipped ${bucket} partial ${bucket} complete ${bucket} }
  getLast7Measurements(range: $r) { status measkipped ${bucket} meapartial ${bucket} meacomplete ${bucket} } }`;
const counted = `query ($n: CountedNumber!, $m: PageInput) { getCounted(number: $n, metadata: $m) {
  status heading sentence total due done people { _id name surgeryType due done } } }`;
const list = `query ($f: PatientFilters, $m: PageInput, $s: SorterInput) { getPatientList(filters: $f, metadata: $m, sorter: $s) {
  status total patients { _id } } }`;
const customers = `query { getCustomers2(input: {}) { status customers { _id fullyCompliant partiallyCompliant notCompliant last3daysInact
  lastActivities { skipped partial complete } lastMeasurements { measkipped meapartial meacomplete } } } }`;

const byName = { field: "name", order: "ascend" };

/** Returns what all pages that count periods show a person. */
const readAll = async (world: World, who: Caller) => {
  const today = world.today();
  const joints = ["knee", "hip", "all"] as const;
  const requests: [string, object][] = [
    ...periods.flatMap((period) =>
      joints.map((type): [string, object] => {
        const { from, to } = spanOf(period, today);
        return [compliance, { f: { startdate: from, enddate: to, type } }];
      }),
    ),
    ...engagementRanges.map((r): [string, object] => [engagement, { r }]),
    ...["exercise", "measurement", "questionnaire", "overall"].flatMap((area) =>
      ["skipped", "partial", "complete", "due"].flatMap((of): [string, object][] => [
        [counted, { n: { name: "compliance", area, bucket: of, weeks: 2, joint: "all" } }],
        [
          counted,
          { n: { name: "compliance", area, bucket: of, weeks: 0, joint: "knee" }, m: { current: 2, pageSize: 1 } },
        ],
      ]),
    ),
    [counted, { n: { name: "engagement", area: "exercise", bucket: "due", days: 30 } }],
    ...["exercise", "measurement", "questionnaire", "overall"].flatMap((area) =>
      ["skipped", "partial", "complete", "due"].flatMap((of): [string, object][] => [
        [list, { f: { compliance: `${area}.${of}`, weeks: 2, joint: "all" } }],
        [
          list,
          { f: { compliance: `${area}.${of}`, weeks: 0, joint: "knee" }, m: { current: 2, pageSize: 1 }, s: byName },
        ],
      ]),
    ),
    ...engagementRanges.flatMap((days): [string, object][] => [
      [list, { f: { engagement: "exercise.partial", days }, s: byName }],
      [list, { f: { engagement: "exercise.untouched", compliance: "exercise.due", days } }],
      [list, { f: { engagement: "measurement.due", compliance: "exercise.partial", days, surgerytype: "hip" } }],
    ]),
    [list, { f: { type: "inactive", engagement: "exercise.due" } }],
    [list, { f: { type: "all", engagement: "exercise.due", surgerytype: "knee" } }],
  ];
  const replies = [];
  for (const [document, variables] of requests) {
    const { answer, errors } = await who.call(document, variables);
    expect([errors, answer.status], JSON.stringify(variables)).toEqual([[], "success"]);
    replies.push([variables, answer]);
  }
  return replies;
};

/** Patients of two surgeons and both joints who did this much, on days of several periods. */
test.beforeEach(async ({ world: { owner, today } }) => {
  const did = (patient: number, ago: number, assignments: string) =>
    owner.query(`update patient_days set ${assignments} where customer_id = $1 and patient_id = $2 and day = $3`, [
      clinic,
      small.patient(0, patient),
      addDays(today(), -ago),
    ]);
  await owner.query("update patients set surgeon_id = $1, surgery_type = 'hip' where patient_id = $2", [
    small.surgeon(0, 2),
    small.patient(0, 3),
  ]);
  for (let ago = 1; ago <= 9; ago += 1)
    await did(2, ago, "exercise_done = 2, measurement_done = 1, questionnaire_done = 1");
  for (let ago = 1; ago <= 9; ago += 2) await did(3, ago, "exercise_done = 1, measurement_done = 1");
  await did(1, 8, "exercise_done = 2");
});

test("the stored sums count the same patients as their days do, for each role, period, area, bucket, joint and page", async ({
  world,
}) => {
  const companyAdmin = await signIn(world, smallEmail(0, Role.companyAdmin));
  const people = [
    await signIn(world, smallEmail(0, Role.admin)),
    await signIn(world, smallEmail(0, Role.surgeon)),
    await signIn(world, smallEmail(0, Role.medicalAssociate)),
    await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), clinic),
    await signIn(world, smallEmail(1, Role.admin)),
  ];
  const readEverybody = async () => [
    ...(await Promise.all(people.map((who) => readAll(world, who)))),
    (await companyAdmin.call(customers)).answer,
  ];
  const fromDays = await readEverybody();
  await renew(world);
  expect(await readEverybody()).toEqual(fromDays);
  await world.owner.query(
    "update period_counters set patients = patients + 70 where area = 'exercise' and percent = 0",
  );
  const [, ...others] = await readEverybody();
  expect(others).not.toEqual(fromDays.slice(1)); // The stored counters are what was read.
});

const skippedOf = async (who: Caller) =>
  (await who.call<{ skipped: { count: number } }>(engagement, { r: 7 })).answer.skipped.count;

test("what changes on a past day, who becomes inactive, goes to another surgeon or is deleted counts at once", async ({
  world,
}) => {
  const { owner } = world;
  const admin = await signIn(world, smallEmail(0, Role.admin));
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  await renew(world);
  const counts = async () => [await skippedOf(admin), await skippedOf(surgeon)];
  expect(await counts()).toEqual([1, 1]);
  const ada = small.patient(0, 1);
  const setDone = (done: number) =>
    owner.query("update patient_days set exercise_done = $2 where patient_id = $1 and day = $3", [
      ada,
      done,
      addDays(world.today(), -3),
    ]);
  await setDone(1);
  expect(await counts()).toEqual([0, 0]);
  await setDone(0);
  await owner.query("update patients set surgeon_id = $1 where patient_id = $2", [small.surgeon(0, 2), ada]);
  expect(await counts()).toEqual([1, 0]);
  await owner.query("update patients set active = false where patient_id = $1", [ada]);
  expect(await counts()).toEqual([0, 0]);
  await owner.query("update patients set active = true, surgeon_id = $1 where patient_id = $2", [
    small.surgeon(0, 1),
    ada,
  ]);
  expect(await counts()).toEqual([1, 1]);
  await owner.query("delete from patients where patient_id = $1", [ada]);
  expect(await counts()).toEqual([0, 0]);
});

test("when the clinic's day begins the days are counted until the sums are renewed; other clinics' sums stay theirs", async ({
  world,
}) => {
  const { owner, clock } = world;
  const admin = await signIn(world, smallEmail(0, Role.admin));
  const other = await signIn(world, smallEmail(1, Role.admin));
  await renew(world);
  await owner.query(
    "update period_counters set patients = patients + 90 where customer_id = $1 and percent = 0 and surgery_type = 'knee'",
    [small.customers[1]],
  );
  expect(await skippedOf(other)).toBe(93);
  expect(await skippedOf(admin)).toBe(1);
  await clock.advance(86_400_000);
  const [nextAdmin, nextOther] = [
    await signIn(world, smallEmail(0, Role.admin)),
    await signIn(world, smallEmail(1, Role.admin)),
  ];
  expect([await skippedOf(nextAdmin), await skippedOf(nextOther)]).toEqual([1, 3]);
  await owner.query("update patient_days set exercise_done = 1 where patient_id = $1 and day = $2", [
    small.patient(0, 1),
    addDays(world.today(), -1),
  ]);
  expect(await skippedOf(nextAdmin)).toBe(0);
  await renew(world);
  expect([await skippedOf(nextAdmin), await skippedOf(nextOther)]).toEqual([0, 3]);
});
