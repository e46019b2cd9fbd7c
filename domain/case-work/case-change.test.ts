import { expect, test } from "vitest";
import { parseOrRefuse } from "../values/problems.ts";
import { Role } from "../access/roles.ts";
import { testId } from "../values/id.arbitrary.ts";
import {
  type CaseChange,
  caseChangeForm,
  changesWords,
  columnsChanged,
  isReopened,
  withAssignee,
} from "./case-change.ts";
import { caseChangeTexts } from "./case-change-texts.ts";

const read = (change: object) => parseOrRefuse(caseChangeForm, change);
const coach = "01900005-0000-7000-8000-000000000022";

test("C120: Unassigned leaves nobody to look after a case", () => {
  expect(columnsChanged({ status: "Unassigned" })).toEqual({ status: "Unassigned", assigned_to: null });
  expect(columnsChanged({ status: "Resolved" })).toEqual({ status: "Resolved" });
});

test("C121: whoever is chosen makes a case Assigned, whatever else was chosen", () => {
  const chosen = read({ healthCoachId: coach, status: "Resolved" }) as CaseChange;
  expect(columnsChanged(chosen)).toEqual({ status: "Assigned", assigned_to: coach });
  expect(read({ healthCoachId: coach, status: "Unassigned" })).toMatchObject({
    message: "Choose either a person or Unassigned.",
  });
});

test("what is left out stays, and what is sent is checked", () => {
  expect(read({})).toEqual({});
  expect(read({ status: "Not an Issue" })).toMatchObject({ message: "Please select status." });
  expect(read({ priority: "P5" })).toMatchObject({ message: "Please select priority." });
  expect(read({ priority: "Blocker", status: "NotAnIssue" })).toEqual({ priority: "Blocker", status: "NotAnIssue" });
});

test("C048 C049 C147 C148: subject and description are words of at most 4000 characters", () => {
  expect(read({ summary: " ", description: "x" })).toMatchObject({ message: "Please enter subject." });
  expect(read({ summary: "x", description: "" })).toMatchObject({ message: "Please enter description." });
  expect(read({ summary: "x".repeat(4001) })).toMatchObject({ message: "Subject must be 4000 characters or less" });
  expect(read({ description: "x".repeat(4001) })).toMatchObject({
    message: "Description must be 4000 characters or less",
  });
  const longest = { summary: "x".repeat(4000), description: "y".repeat(4000) };
  expect(read(longest)).toEqual(longest);
  expect(read({ summary: " Pairing " })).toEqual({ summary: "Pairing" });
});

test("only subject and description are words that two may be writing at once", () => {
  expect(
    [{ status: "Resolved" }, { summary: "x" }, { description: "x" }].map((each) => changesWords(each as CaseChange)),
  ).toEqual([false, true, true]);
});

test("C267 C268 C272 C273: what people read after a change", () => {
  expect([caseChangeTexts.edited, caseChangeTexts.updated]).toEqual(["Action case updated", "Case Updated"]);
  expect(caseChangeTexts.failed).toEqual({
    status: "Failed to updated status",
    priority: "Failed to updated priority",
    assignee: "Failed to updated HealthCoach",
    words: "Failed to updated case",
  });
});

const nora = { _id: testId("nora"), name: "Nora Castell" };
const me = { role: Role.healthCoach, userId: testId("me") };
const boss = { role: Role.companyAdmin, userId: testId("boss") };
const takeOverQuestion = { message: "Nora Castell looks after this case. Take it over?" };

test("C119: a health coach who chooses Assigned takes the case, of somebody else only when that person was named", () => {
  const taken = { status: "Assigned", healthCoachId: me.userId };
  expect(withAssignee({ status: "Assigned" }, me, null)).toEqual(taken);
  expect(withAssignee({ healthCoachId: me.userId }, me, null)).toEqual({ healthCoachId: me.userId });
  expect(withAssignee({ status: "Assigned" }, me, { _id: me.userId, name: "Me" })).toEqual(taken);
  for (const change of [{ status: "Assigned" as const }, { healthCoachId: me.userId }]) {
    expect(withAssignee(change, me, nora)).toMatchObject(takeOverQuestion);
    expect(withAssignee({ ...change, takenFrom: boss.userId }, me, nora)).toMatchObject(takeOverQuestion);
    expect(withAssignee({ ...change, takenFrom: nora._id }, me, nora)).toMatchObject({ healthCoachId: me.userId });
  }
  expect(withAssignee({ status: "Resolved" }, me, nora)).toEqual({ status: "Resolved" });
});

test("C119: a closed case is taken up again by the statuses of an open one that has a person", () => {
  const next = [undefined, "Assigned", "Unresolved", "Unassigned", "Resolved", "NotAnIssue"] as const;
  for (const from of ["Resolved", "NotAnIssue"] as const)
    expect(next.filter((to) => isReopened(from, to))).toEqual(["Assigned", "Unresolved"]);
  for (const from of ["Assigned", "Unassigned", "Unresolved"] as const)
    expect(next.filter((to) => isReopened(from, to))).toEqual([]);
});

test("C119: others choose the person, and no case is Assigned without one", () => {
  const nobody = { message: "Choose who looks after this case: that makes it Assigned." };
  expect(withAssignee({ status: "Assigned" }, boss, null)).toMatchObject(nobody);
  expect(withAssignee({ status: "Assigned" }, boss, nora)).toEqual({ status: "Assigned" });
  expect(withAssignee({ healthCoachId: nora._id }, boss, null)).toEqual({ healthCoachId: nora._id });
  expect(withAssignee({ healthCoachId: nora._id }, me, null)).toMatchObject({
    message: "A company admin chooses who looks after a case.",
  });
});
