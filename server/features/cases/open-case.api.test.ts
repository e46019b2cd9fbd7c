import { documentOf } from "../../../dev-env/documents.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let boss: Caller;
let coach: Caller;
test.beforeEach(async ({ world }) => {
  boss = await signIn(world, smallEmail(0, Role.companyAdmin));
  coach = await signIn(world, smallEmail(0, Role.healthCoach));
});

const create = documentOf("createNewCase", "status message caseid");
const coachId = small.user(0, Role.healthCoach);
const input = (more: object = {}) => ({
  customerId: small.customers[0],
  title: "New Device Order",
  type: "New Device Order",
  status: "Assigned",
  priority: "P2",
  assignedTo: coachId,
  summary: " Sensor ",
  description: "It does not charge.",
  patientId: small.patient(0, 1),
  lastFourDigits: "0101",
  ...more,
});
const messageOf = async (person: Caller, more: object = {}) => (await person.call(create, input(more))).answer.message;
const opened = async (world: World) => (await world.owner.query("select * from cases order by case_number")).rows;

test("C194 C271: a company admin opens a case with all of its fields, without entering the clinic", async ({
  world,
}) => {
  const { answer } = await boss.call<{ caseid: string }>(create, input());
  expect(answer).toMatchObject({ status: "success", message: "Case created" });
  expect(await opened(world)).toMatchObject([
    {
      case_id: answer.caseid,
      customer_id: small.customers[0],
      patient_id: small.patient(0, 1),
      type: "New Device Order",
      message_type: null,
      status: "Assigned",
      priority: "P2",
      assigned_to: coachId,
      summary: "Sensor",
      description: "It does not charge.",
      created_by: small.user(0, Role.companyAdmin),
    },
  ]);
  const { rows } = await world.owner.query("select kind, subject_id, data from domain_events");
  expect(rows).toMatchObject([{ kind: "CaseCreated", subject_id: small.patient(0, 1), data: { case: answer.caseid } }]);
});

test("C194 C066: work is logged with the case, or neither is kept", async ({ world }) => {
  const work = { date: addDays(world.today(), -3), hrs: 1, mins: 30, workDescription: "Called the vendor." };
  for (const [wrong, message] of [
    [{ ...work, date: "2999-01-01" }, "The date started must not be in the future."],
    [{ ...work, hrs: 0, mins: 0 }, "Please enter a time over 0."],
  ] as const)
    expect(await messageOf(boss, wrong)).toBe(message);
  expect(await opened(world)).toEqual([]);
  expect(await messageOf(boss, work)).toBe("Case created");
  const { rows } = await world.owner.query(
    "select user_id, started_on::text, minutes, l.description from case_work_logs l join cases using (case_id)",
  );
  expect(rows).toEqual([
    {
      user_id: small.user(0, Role.companyAdmin),
      started_on: work.date,
      minutes: 90,
      description: "Called the vendor.",
    },
  ]);
});

test("C104 C145 C146 C147 C194: what is missing or does not fit is refused, and nothing is opened", async ({
  world,
}) => {
  expect(await messageOf(boss, { summary: " " })).toBe("Please enter a subject.");
  expect(await messageOf(boss, { description: "" })).toBe("Please enter a description.");
  expect(await messageOf(boss, { priority: null })).toBe("Please select a priority.");
  expect(await messageOf(boss, { status: null })).toBe("Please select a status.");
  expect(await messageOf(boss, { assignedTo: null })).toBe("Please select an assignee.");
  expect(await messageOf(boss, { status: "Unassigned" })).toBe("An unassigned case has no assignee.");
  expect(await messageOf(boss, { title: "New Patient" })).toBe("Failed to Create Case");
  expect(await messageOf(boss, { lastFourDigits: "0102" })).toBe(
    "These are not the last four digits of the patient's phone.",
  );
  expect(await messageOf(boss, { patientId: null })).toBe("This patient was not found.");
  expect(await opened(world)).toEqual([]);
});

test("C123 C194: an unassigned case about no patient, in the clinic that is named", async ({ world }) => {
  const more = { status: "Unassigned", assignedTo: null, patientId: null, lastFourDigits: null };
  expect(await messageOf(boss, more)).toBe("Case created");
  expect(await opened(world)).toMatchObject([{ status: "Unassigned", assigned_to: null, patient_id: null }]);
  const elsewhere = { customerId: small.customers[1], status: "Resolved", priority: "Blocker", assignedTo: coachId };
  expect(await messageOf(boss, { ...more, ...elsewhere })).toBe("Case created");
  expect((await opened(world))[1]).toMatchObject({
    customer_id: small.customers[1],
    status: "Resolved",
    priority: "Blocker",
    assigned_to: coachId,
  });
});

test("patients and customers of others, and people who cannot look after it", async () => {
  expect(await messageOf(boss, { patientId: small.patient(1, 1) })).toBe("This patient was not found.");
  expect(await messageOf(boss, { customerId: small.customers[2] })).toBe("This customer was not found.");
  for (const assignedTo of [small.user(0, Role.admin), small.user(2, Role.healthCoach), small.patient(0, 1)])
    expect(await messageOf(boss, { assignedTo })).toBe("This person cannot look after the case.");
  expect(await messageOf(boss, { assignedTo: small.user(0, Role.companyAdmin) })).toBe("Case created");
});

test("C127 C129: a company admin opens cases of all six types", async ({ world }) => {
  const types = [
    "New Patient",
    "New Device Order",
    "Patient Technical",
    "System Technical",
    "External Patient",
    "Delete Account Request",
  ];
  for (const type of types) expect(await messageOf(boss, { type, title: type }), type).toBe("Case created");
  expect((await opened(world)).map(({ type }) => type)).toEqual(types);
});

test("C122 C128: a health coach opens four types, assigned to the coach alone", async ({ world }) => {
  for (const type of ["New Device Order", "New Patient", "Patient Technical", "System Technical"])
    expect(await messageOf(coach, { type, title: type }), type).toBe("Case created");
  for (const type of ["External Patient", "Delete Account Request"])
    expect(await messageOf(coach, { type, title: type })).toBe("Please select a type.");
  expect(await messageOf(coach, { status: "Unassigned", assignedTo: null })).toBe("Please select a status.");
  await world.owner.query(
    "insert into users (user_id, company_id, role, email, first_name, last_name) values ($1, $2, 22, 'c@c.example', 'A', 'B')",
    [small.secondCoach(0), small.companies[0]],
  );
  for (const assignedTo of [small.user(0, Role.companyAdmin), small.secondCoach(0)])
    expect(await messageOf(coach, { assignedTo })).toBe("This person cannot look after the case.");
  expect(await messageOf(boss, { assignedTo: small.secondCoach(0) })).toBe("This person cannot look after the case.");
  await world.owner.query("update users set associate_customers = $1 where user_id = $2", [
    [small.customers[0]],
    small.secondCoach(0),
  ]);
  expect(await messageOf(coach, { assignedTo: small.secondCoach(0) })).toBe("This person cannot look after the case.");
  expect(await messageOf(boss, { assignedTo: small.secondCoach(0) })).toBe("Case created");
});

test("C131: conversations are not for company admins, nor cases for a clinic's people", async ({ world }) => {
  const inside = await enterClinic(world, boss, small.customers[0]!);
  const conversation = { type: "Surgeon Message", title: "Surgeon Message" };
  expect(await messageOf(inside, conversation)).toBe("Failed to Create Case");
  const admin = await signIn(world, smallEmail(0, Role.admin));
  expect(await messageOf(admin)).toBe("Failed to Create Case");
  expect(await messageOf(admin, { ...conversation, patientId: null })).toBe("This patient was not found.");
  expect(await messageOf(coach, conversation)).toBe("Message Sent!");
});

test("twice the same click opens one case", async ({ world }) => {
  const key = { "idempotency-key": "one-click" };
  const [one, two] = await Promise.all([1, 2].map(() => boss.call(create, input(), key)));
  expect(two!.answer).toEqual(one!.answer);
  expect(await opened(world)).toHaveLength(1);
});
