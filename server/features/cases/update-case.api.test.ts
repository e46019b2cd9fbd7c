import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { aimedClinics } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { todayAt } from "../../../dev-env/clinic-day.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test as base } from "../../../dev-env/world-test.ts";

const test = base.extend("worldOptions", () => ({ fill: aimedClinics, startAt: todayAt("12:00:00") }));

let boss: Caller;
let coach: Caller;
const caseId = small.case(0, 1);
const coachId = small.user(0, Role.healthCoach);

test.beforeEach(async ({ world }) => {
  boss = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), small.customers[0]);
  coach = await enterClinic(world, await signIn(world, smallEmail(0, Role.healthCoach)), small.customers[0]);
});

const change = async (fields: string, who = boss, id: string = caseId) =>
  (await who.call(`mutation { updateActionCase(caseId: "${id}", ${fields}) { status message } }`)).answer;
const readCase = async (who = boss) => {
  const fields =
    "summary description status priority assignedTo assignedToName version changedBy { name } coaches { _id name }";
  return (await who.call(`{ getActionCase(caseId: "${caseId}") { status actionCase { ${fields} } } }`)).answer
    .actionCase;
};

test("C121 C063 C195 C272 C273: a company admin chooses who looks after a case, which makes it Assigned", async () => {
  expect(await change(`healthCoachId: "${coachId}"`)).toMatchObject({ status: "success", message: "Case Updated" });
  expect(await readCase()).toMatchObject({
    status: "Assigned",
    assignedTo: coachId,
    assignedToName: "Sam Role22",
    changedBy: { name: "Sam Role21" },
  });
});

test("C120: Unassigned clears the assignee; another status leaves the assignee", async () => {
  await change(`healthCoachId: "${coachId}"`);
  await change(`status: "Resolved"`, coach);
  expect(await readCase()).toMatchObject({ status: "Resolved", assignedTo: coachId });
  expect(await change(`status: "Unassigned"`, coach)).toMatchObject({ status: "success", message: "Case Updated" });
  expect(await readCase()).toMatchObject({ status: "Unassigned", assignedTo: null, assignedToName: null });
});

test("C004 C119: any status may follow any other, by a company admin and by a health coach; Assigned with a person", async () => {
  const as = (status: string, who: Caller): string =>
    status === "Assigned" && who === boss ? `healthCoachId: "${coachId}"` : `status: "${status}"`;
  const order = ["Assigned", "Unassigned", "Unresolved", "Resolved", "NotAnIssue"];
  for (const [at, from] of order.entries())
    for (const to of order.filter((each) => each !== from)) {
      const who = at % 2 === 0 ? boss : coach;
      await change(as(from, boss));
      const answer = await change(as(to, who), who);
      expect(answer, `${from} to ${to}`).toMatchObject({ status: "success", message: "Case Updated" });
      expect(await readCase()).toMatchObject({ status: to });
    }
});

test("C063 C195: a health coach changes status and priority, and gives a case to nobody else", async () => {
  expect(await change(`priority: "Critical", status: "NotAnIssue"`, coach)).toMatchObject({ status: "success" });
  for (const other of [small.secondCoach(0), small.user(0, Role.companyAdmin), small.user(2, Role.healthCoach)])
    expect(await change(`healthCoachId: "${other}"`, coach)).toMatchObject({
      status: "fail",
      message: "A company admin chooses who looks after a case.",
    });
  expect(await readCase()).toMatchObject({ priority: "Critical", status: "NotAnIssue", assignedTo: null });
});

test("C063 C119: only an active health coach of the clinic is offered, and can be chosen", async ({ world }) => {
  expect(await readCase()).toMatchObject({ coaches: [{ _id: coachId, name: "Sam Role22" }] });
  const strangers = [
    small.user(2, Role.healthCoach),
    small.user(0, Role.companyAdmin),
    small.secondCoach(0),
    small.patient(0, 1),
  ];
  for (const stranger of strangers)
    expect(await change(`healthCoachId: "${stranger}"`)).toMatchObject({
      status: "fail",
      message: "Choose an active health coach of this clinic.",
    });
  await world.owner.query("update users set active = false where user_id = $1", [coachId]);
  expect(await change(`healthCoachId: "${coachId}"`)).toMatchObject({ status: "fail" });
  expect(await readCase()).toMatchObject({ assignedTo: null, coaches: [] });
});

test("C195 C272 C273: subject and description are edited; who read an older version is told who changed it and when", async () => {
  expect(await change(`summary: " Pairing ", description: "Step 3.", version: 1`)).toMatchObject({
    status: "success",
    message: "Action case updated",
  });
  expect(await readCase()).toMatchObject({ summary: "Pairing", description: "Step 3.", version: 2 });
  for (const version of [", version: 1", ", version: 99"])
    expect(await change(`summary: "Other"${version}`, coach)).toMatchObject({
      status: "fail",
      message: expect.stringMatching(/^Sam Role21 changed this at 12:\d\d PM\.$/),
    });
  await change(`status: "Resolved"`, coach);
  expect(await change(`summary: "Pairing fails", version: 2`)).toMatchObject({ status: "success" });
});

test("C048 C049 C147 C148: an empty subject and a description of 4001 characters are refused, and nothing changes", async () => {
  const before = await readCase();
  expect(await change(`summary: " ", version: 1`)).toMatchObject({ status: "fail", message: "Please enter subject." });
  expect(await change(`description: "${"x".repeat(4001)}", version: 1`)).toMatchObject({
    message: "Description must be 4000 characters or less",
  });
  expect(await readCase()).toEqual(before);
});

test("a case of a clinic elsewhere is as if it were not there", async ({ world }) => {
  const elsewhere = await enterClinic(world, await signIn(world, smallEmail(2, Role.companyAdmin)), small.customers[2]);
  const refused = { status: "fail", message: "This case was not found." };
  expect(await change(`status: "Resolved"`, elsewhere)).toMatchObject(refused);
  expect(await change(`status: "Resolved"`, boss, small.case(1, 1))).toMatchObject(refused);
});
