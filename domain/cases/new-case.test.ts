import { expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import { freshCase, newCaseForm, statusesFor, typesFor, whyNotYet, withStatus } from "./new-case.ts";

const filled = {
  ...freshCase(Role.companyAdmin, "u1"),
  customerId: "c1",
  type: "New Patient",
  priority: "P1",
  status: "Assigned",
  assignedTo: "u2",
  summary: "S",
  description: "D",
};
const messages = (draft: object) => newCaseForm.safeParse(draft).error?.issues.map(({ message }) => message) ?? [];

test("C145 C146: a case is complete with customer, type, priority, status, assignee, subject and description", () => {
  expect(whyNotYet(filled)).toBeNull();
  const empty = {
    customerId: "customer",
    type: "type",
    priority: "priority",
    status: "status",
    assignedTo: "assignee",
    summary: "subject",
    description: "description",
  };
  for (const [field, name] of Object.entries(empty))
    expect(whyNotYet({ ...filled, [field]: "" }), field).toBe(`Save needs ${name}`);
  expect(whyNotYet({ ...filled, summary: " ", description: "" })).toBe("Save needs subject and description");
  expect(whyNotYet({ ...filled, priority: "", summary: "", description: "" })).toBe(
    "Save needs priority, subject and description",
  );
});

test("C123 C146: an unassigned case has no assignee, and needs none", () => {
  expect(whyNotYet({ ...filled, status: "Unassigned", assignedTo: "" })).toBeNull();
  expect(messages({ ...filled, status: "Unassigned" })).toEqual(["An unassigned case has no assignee."]);
  expect(withStatus(filled, "Unassigned")).toEqual({ ...filled, status: "Unassigned", assignedTo: "" });
  expect(withStatus(filled, "Resolved")).toEqual({ ...filled, status: "Resolved" });
});

test("A296 C147 C148: subject and description have a length", () => {
  expect(messages({ ...filled, summary: "s".repeat(4001), description: "d".repeat(4001) })).toEqual([
    "Subject must be 4000 characters or less",
    "Description must be 4000 characters or less",
  ]);
  expect(messages({ ...filled, summary: "s".repeat(4000), description: "d".repeat(4000) })).toEqual([]);
});

test("C122 C128 C129: a health coach opens four types, assigned to the coach; a company admin all six, in any state", () => {
  expect(typesFor(Role.healthCoach)).toEqual([
    "New Device Order",
    "New Patient",
    "Patient Technical",
    "System Technical",
  ]);
  expect(statusesFor(Role.healthCoach)).toEqual(["Assigned", "Unresolved", "Resolved", "NotAnIssue"]);
  expect(freshCase(Role.healthCoach, "u1")).toMatchObject({ status: "Assigned", assignedTo: "u1" });
  expect(typesFor(Role.companyAdmin)).toHaveLength(6);
  expect(statusesFor(Role.companyAdmin)).toHaveLength(5);
  expect(freshCase(Role.companyAdmin, "u1")).toMatchObject({ type: "System Technical", status: "", assignedTo: "" });
});

test("C126 C127: types and priorities are those of the list", () => {
  expect(messages({ ...filled, type: "Surgeon Message", priority: "P5" })).toEqual([
    "Please select a type.",
    "Please select a priority.",
  ]);
});

test("C038 C145 C179: a case is opened with all that is still empty, and each missing thing is asked for in words", () => {
  expect(freshCase(Role.companyAdmin, "u1")).toEqual({
    customerId: "",
    type: "System Technical",
    priority: "",
    status: "",
    assignedTo: "",
    patientId: "",
    patientName: "",
    summary: "",
    description: "",
    work: null,
  });
  expect(messages({})).toEqual([
    "Please select a customer.",
    "Please select a type.",
    "Please select a priority.",
    "Please select a status.",
    "Please enter a subject.",
    "Please enter a description.",
  ]);
  expect(messages({ ...filled, customerId: "", status: "Lost" })).toEqual([
    "Please select a customer.",
    "Please select a status.",
  ]);
  expect(messages({ ...filled, assignedTo: "" })).toEqual(["Please select an assignee."]);
  const { patientId: _, ...aboutNobody } = filled;
  expect(newCaseForm.parse(aboutNobody).patientId).toBe("");
  const { assignedTo: __, ...ofNobody } = { ...filled, status: "Unassigned" };
  expect(newCaseForm.parse(ofNobody).assignedTo).toBe("");
});

test("what is wrong with the assignee is said at its field", () => {
  const fieldsOf = (draft: object) =>
    newCaseForm.safeParse(draft).error?.issues.map(({ path }) => path.join(".")) ?? [];
  expect(fieldsOf({ ...filled, assignedTo: "" })).toEqual(["assignedTo"]);
  expect(fieldsOf({ ...filled, status: "Unassigned" })).toEqual(["assignedTo"]);
});
