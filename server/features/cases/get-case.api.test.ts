import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { aimedClinics } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { todayAt } from "../../../dev-env/clinic-day.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test as base } from "../../../dev-env/world-test.ts";

const test = base.extend("worldOptions", () => ({ fill: aimedClinics, startAt: todayAt("12:00:00") }));

let boss: Caller;
let surgeon: Caller;
const [mine, colleagues] = [small.case(0, 1), small.case(0, 3)];

test.beforeEach(async ({ world }) => {
  boss = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), small.customers[0]);
  surgeon = await signIn(world, smallEmail(0, Role.surgeon));
});

const fields = `_id caseId caseNumber title caseTitle priority status isNew summary description caseDescription reportedBy reportedUsername
  assignedTo assignedToName customerId customerName healthcoach patientId patientName patientLastDigitOfPhone
  patientData { firstname lastname lastdigitsofphone age surgery { type date } } createdDate updatedDate lastViewedDate lastUpdated
  newCommentCount imageUrl { original thumbnail } surgeon { _id name image } totalTimeSpent
  deviceSchedule { name startdate enddate interval lastdone } feedbackSchedule { name scheduletype weekdays days lastdone }
  comments { _id imageUrl { original thumbnail } } workLog { _id } archived vendor fact today`;
const open = async (who: Caller, call = "getActionCase", id: string = mine) =>
  (
    await who.call<{ actionCase: Record<string, unknown> | null }>(
      `{ ${call}(caseId: "${id}") { status message actionCase { ${fields} } } }`,
    )
  ).answer;

test("C102 C193 C055: a case says what it is, whose it is, and who its patient is", async ({ world }) => {
  await world.owner.query("update patients set dob = '1960-05-01', phone = '+13125550188' where patient_id = $1", [
    small.patient(0, 1),
  ]);
  const { status, actionCase } = await open(boss);
  expect(status).toBe("success");
  expect(actionCase).toMatchObject({
    _id: mine,
    caseId: mine,
    caseNumber: expect.stringMatching(/^C-\d{5}$/),
    title: "Surgeon Message",
    caseTitle: "Surgeon Message",
    priority: null,
    status: "Unassigned",
    isNew: true,
    summary: "A",
    description: "B",
    caseDescription: "B",
    reportedBy: null,
    reportedUsername: "",
    assignedTo: null,
    customerId: small.customers[0],
    customerName: "Clinic 1",
    patientId: small.patient(0, 1),
    patientName: "Pat1 Clinic1",
    patientLastDigitOfPhone: "0188",
    patientData: { firstname: "Pat1", lastname: "Clinic1", lastdigitsofphone: "0188", age: "61-70" },
    lastViewedDate: null,
    newCommentCount: 3,
    imageUrl: {
      original: "image-of-a-message-0-1.webp",
      thumbnail: "image-of-a-message-0-1-small.webp",
    },
    surgeon: { _id: small.surgeon(0, 1) },
    totalTimeSpent: 60,
    archived: false,
    vendor: "MoveAI",
    today: world.today(),
  });
  expect(JSON.stringify(actionCase)).not.toContain("5550188");
});

test("C105: the image of a comment has its original and its thumbnail", async () => {
  const comments = (await open(boss)).actionCase!.comments as { imageUrl: object | null }[];
  const image = { original: "image-of-a-message-0-1.webp", thumbnail: "image-of-a-message-0-1-small.webp" };
  expect(comments.map(({ imageUrl }) => imageUrl).filter(Boolean)).toEqual([image]);
});

test("C102: each value of a case stands in the field of its name", async ({ world }) => {
  const [coach, therapist, companyAdmin] = [Role.healthCoach, Role.physio, Role.companyAdmin].map((role) =>
    small.user(0, role),
  );
  const { owner } = world;
  await owner.query(
    `update cases set type = 'New Device Order', status = 'Assigned', priority = 'P2', assigned_to = $2, created_by = $3,
       created_at = '2026-02-01T10:00:00Z', updated_at = '2026-02-03T11:00:00Z' where case_id = $1`,
    [mine, coach, therapist],
  );
  await owner.query("update patients set surgery_date = '2026-01-15', health_coach_id = $2 where patient_id = $1", [
    small.patient(0, 1),
    companyAdmin,
  ]);
  await owner.query("update surgeons set photo = '/images/anna.webp' where surgeon_id = $1", [small.surgeon(0, 1)]);
  await owner.query("insert into case_views values ($1, $2, $3, '2026-02-02T12:00:00Z')", [
    small.customers[0],
    mine,
    small.user(0, Role.companyAdmin),
  ]);
  const { actionCase } = await open(boss);
  expect(actionCase).toMatchObject({
    title: "New Device Order",
    caseTitle: "New Device Order",
    status: "Assigned",
    priority: "P2",
    isNew: false,
    assignedTo: coach,
    assignedToName: "Sam Role22",
    reportedBy: therapist,
    reportedUsername: "Sam Role2",
    healthcoach: "Sam Role21",
    patientData: { surgery: { type: "knee", date: "2026-01-15" } },
    createdDate: "2026-02-01T10:00:00.000Z",
    updatedDate: "2026-02-03T11:00:00.000Z",
    lastUpdated: "2026-02-03T11:00:00.000Z",
    lastViewedDate: "2026-02-02T12:00:00.000Z",
    surgeon: { _id: small.surgeon(0, 1), name: "Dr. Anna Surgeon1", image: "/images/anna.webp" },
  });
  const ids = (of: unknown) => (of as { _id: string }[]).map(({ _id }) => _id).toSorted();
  expect(ids(actionCase!.comments)).toEqual([1, 2, 3].map((nth) => small.comment(0, 1, nth)));
  expect(ids(actionCase!.workLog)).toEqual([1, 2].map((nth) => small.workLog(0, 1, nth)));
});

test("C056 C102 C193: the schedule table names each device and questionnaire with its days and when it was last done", async ({
  world,
}) => {
  await world.owner.query(
    "insert into device_readings values ($1, $2, $3, now(), '2026-01-03', '{1}'), ($1, $2, $3, now() - interval '1 hour', '2026-01-02', '{1}')",
    [small.customers[0], small.patient(0, 1), small.deviceItem(0, 1)],
  );
  const { actionCase } = await open(surgeon, "getMessageCase");
  expect(actionCase).toMatchObject({
    deviceSchedule: [
      { name: "Knee Motion Sensor", startdate: 1, enddate: 60, interval: 1, lastdone: "2026-01-03" },
      { name: "Knee Motion Sensor", lastdone: null },
    ],
    feedbackSchedule: [{ name: "Pain Check", scheduletype: "weekly", lastdone: "2026-01-01" }],
  });
  await world.owner.query("update patients set surgery_date = surgery_date + 2 where patient_id = $1", [
    small.patient(0, 1),
  ]);
  expect((await open(surgeon)).actionCase).toMatchObject({ deviceSchedule: [{ startdate: -1, enddate: 58 }, {}] });
  await world.owner.query("update patient_devices set status = 'Deleted'");
  expect((await open(surgeon)).actionCase).toMatchObject({ deviceSchedule: [] });
});

test("C056 C102: what was changed of the schedule stands in its table once, as it runs, and last done is the latest day", async ({
  world,
}) => {
  const item = [small.customers[0], small.patient(0, 1), small.formItem(0, 1)];
  for (const [table, id, plan] of [
    ["patient_devices", small.deviceItem(0, 1), "interval, times, start_day, end_day"],
    ["patient_questionnaires", small.formItem(0, 1), "schedule_type, weekdays, days, start_day, end_day"],
  ] as const)
    await world.owner.query(
      `with closed as (update item_revisions set valid_to = surgery_date + 5 where item_id = $1 returning *)
       insert into item_revisions (customer_id, patient_id, item_id, valid_from, surgery_date, ${plan})
       select customer_id, patient_id, item_id, surgery_date + 6, surgery_date, ${plan.replace("start_day, end_day", "2, 40")}
       from closed join ${table} using (customer_id, patient_id, item_id)`,
      [id],
    );
  await world.owner.query(
    `insert into questionnaire_answers (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers, score)
     select $1, $2, gen_random_uuid(), $3, '${small.questionnaire}', day, now(), '{1}', 1
     from unnest('{2026-01-05,2026-01-07,2026-01-06}'::date[]) day`,
    item,
  );
  const { deviceSchedule, feedbackSchedule } = (await open(surgeon)).actionCase!;
  expect(deviceSchedule).toMatchObject([{ startdate: 2, enddate: 40 }, {}]);
  expect(feedbackSchedule).toMatchObject([{ name: "Pain Check", lastdone: "2026-01-07" }]);
});

test("C102: one's own case and comment are not new, and all minutes that were logged are summed up", async ({
  world,
}) => {
  const { owner } = world;
  const [clinic, me] = [small.customers[0], small.user(0, Role.companyAdmin)];
  await owner.query(
    "insert into case_comments (customer_id, case_id, comment_id, author_id, text, commented_at) values ($1, $2, gen_random_uuid(), $3, 'Mine.', now())",
    [clinic, mine, me],
  );
  await owner.query("update case_work_logs set minutes = 45 where work_log_id = $1", [small.workLog(0, 1, 1)]);
  expect((await open(boss)).actionCase).toMatchObject({ isNew: true, newCommentCount: 3, totalTimeSpent: 75 });
  await owner.query("update cases set created_by = $2 where case_id = $1", [mine, me]);
  expect((await open(boss)).actionCase).toMatchObject({ isNew: false, lastViewedDate: null });
});

test("C102: when a case was looked at last is the viewer's own look, and nobody else's", async ({ world }) => {
  await world.owner.query("insert into case_views values ($1, $2, $3, '2026-02-02T12:00:00Z')", [
    small.customers[0],
    mine,
    small.user(0, Role.healthCoach),
  ]);
  expect((await open(boss)).actionCase).toMatchObject({ lastViewedDate: null, isNew: true });
});

describe("C034 C193: getActionCase and getMessageCase", () => {
  test.for(["getActionCase", "getMessageCase"])(
    "C034 C193: %s shows a case to who may see it, and to nobody else",
    async (call, { world }) => {
      const elsewhere = await signIn(world, smallEmail(1, Role.admin));
      const other = await enterClinic(world, await signIn(world, smallEmail(2, Role.companyAdmin)), small.customers[2]);
      for (const person of [elsewhere, other])
        expect(await open(person, call)).toMatchObject({
          status: "fail",
          message: "This case was not found.",
          actionCase: null,
        });
      expect(await open(surgeon, call, colleagues)).toMatchObject({ status: "fail", actionCase: null });
      expect(await open(boss, call, small.case(1, 1))).toMatchObject({ status: "fail", actionCase: null });
      expect(await open(surgeon, call)).toMatchObject({
        status: "success",
        actionCase: { totalTimeSpent: null, workLog: null },
      });
      expect(await open(boss, call)).toMatchObject({ status: "success" });
    },
  );

  test("who opens a case reads the record of its patient, which is noted", async ({ world }) => {
    await open(surgeon);
    await open(surgeon, "getMessageCase");
    await world.product.afterResponses();
    const { rows } = await world.owner.query("select operation, patient_id from patient_reads order by operation");
    expect(rows).toEqual(
      ["getActionCase", "getMessageCase"].map((operation) => ({ operation, patient_id: small.patient(0, 1) })),
    );
  });

  test("what happens after it was read has a higher number", async ({ world }) => {
    const before = (await open(boss)).actionCase!.fact as number;
    await boss.call(`mutation { updateActionCase(caseId: "${mine}", priority: "P1") { status } }`);
    const { rows } = await world.owner.query(
      "select max(event_number)::int as no from domain_events where kind = 'CaseChanged'",
    );
    expect(rows[0].no).toBe(before + 1);
  });
});

test("a case about no patient has no patient, and can be opened", async ({ world }) => {
  await world.owner.query("update cases set patient_id = null where case_id = $1", [mine]);
  expect(await open(boss)).toMatchObject({
    status: "success",
    actionCase: { patientId: null, patientName: null, patientData: null, surgeon: null, deviceSchedule: [] },
  });
  expect(await open(surgeon)).toMatchObject({ status: "fail" });
});
