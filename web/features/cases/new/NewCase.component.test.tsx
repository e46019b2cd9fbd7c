import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { CaseCustomersDocument } from "../list/case-list.graphql.ts";
import { NewCase } from "./NewCase.tsx";
import { CaseAssigneesDocument, OpenCaseDocument } from "./new-case.graphql.ts";

const open = async (role: Role = Role.companyAdmin) => {
  const success = { status: "success", message: "" };
  mockServer.answer(CaseCustomersDocument, {
    getCustomersIdAndNameList: { ...success, customers: [{ id: uuid(31), name: "Lake Clinic" }] },
  });
  mockServer.answer(CaseAssigneesDocument, {
    getCompanyHealthcoach: { ...success, users: [{ _id: uuid(32), firstname: "Cora", lastname: "Coach" }] },
  });
  const { address } = await render(<NewCase locate={null} workLog={() => null} />, {
    profile: ofCompany(role),
    at: "/cases-add",
    path: "/cases-add",
  });
  return address;
};
const choice = (label: string) => page.getByRole("combobox", { name: label });
const field = (label: string) => page.getByRole("textbox", { name: label });
const save = () => page.getByRole("button", { name: "Save" });
const fillIn = async (): Promise<void> => {
  await choice("Customer").selectOptions("Lake Clinic");
  await choice("Priority").selectOptions("P1");
  await choice("Status").selectOptions("Unassigned");
  await field("Subject").fill("Gateway");
  await field("Description").fill("It is offline.");
};

test("C212 C213: a case is for one of the company's customers, and looked after by oneself or one of its coaches", async () => {
  await open();
  await expect
    .poll(() => textsOf(choice("Customer").getByRole("option")))
    .toEqual(["Choose a customer", "Lake Clinic"]);
  await expect
    .poll(() => textsOf(choice("Assignee").getByRole("option")))
    .toEqual(["Choose an assignee", "Thea Therapist", "Cora Coach"]);
  expect(mockServer.sent(CaseCustomersDocument)).toEqual([{ companyId: uuid(9002) }]);
  expect(mockServer.sent(CaseAssigneesDocument)).toEqual([{ companyid: uuid(9002) }]);
});

test("C066 C145: Save waits until the form is complete, and says what it needs", async () => {
  await open();
  await expect.element(page.getByText("Save needs customer, priority, status, subject and description")).toBeVisible();
  await expect.element(save()).toBeDisabled();
  await fillIn();
  await choice("Status").selectOptions("Assigned");
  await expect.element(page.getByText("Save needs assignee")).toBeVisible();
  await choice("Assignee").selectOptions("Cora Coach");
  await expect.element(save()).toBeEnabled();
});

test("C123: Unassigned clears and disables the assignee", async () => {
  await open();
  await choice("Status").selectOptions("Assigned");
  await choice("Assignee").selectOptions("Cora Coach");
  await choice("Status").selectOptions("Unassigned");
  await expect.element(choice("Assignee")).toHaveValue("");
  await expect.element(choice("Assignee")).toBeDisabled();
});

test("C122 C128: a health coach's case is the coach's own, of the types that a coach opens", async () => {
  await open(Role.healthCoach);
  expect(textsOf(choice("Type").getByRole("option"))).toEqual([
    "New Device Order",
    "New Patient",
    "Patient Technical",
    "System Technical",
  ]);
  expect(textsOf(choice("Status").getByRole("option"))).not.toContain("Unassigned");
  await expect.element(choice("Status")).toHaveValue("Assigned");
  await expect.element(choice("Assignee")).toHaveValue(uuid(9003));
});

test("C269: a case that cannot be opened says 'Something went wrong!', and what was typed stays", async () => {
  mockServer.answer(OpenCaseDocument, { createNewCase: { status: "fail", message: "Try again.", caseid: null } });
  const address = await open();
  await fillIn();
  await save().click();
  await expect.element(page.getByText("Something went wrong!")).toBeVisible();
  await expect.element(field("Subject")).toHaveValue("Gateway");
  expect(address()).toBe("/cases-add");
});
