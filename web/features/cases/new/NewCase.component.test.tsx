import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pressTwice } from "../../../testing/press-twice.ts";
import { button, field, select } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { requiredLabels } from "../../../testing/required-labels.ts";
import { uuid } from "../../../testing/uuid.ts";
import { CaseCustomersDocument } from "../list/case-list.graphql.ts";
import { CaseAssigneesDocument, OpenCaseDocument } from "./new-case.graphql.ts";
import { NewCase } from "./NewCase.tsx";

const open = (role: Role = Role.companyAdmin) => {
  const customers = [{ id: uuid(41), name: "Harbor Clinic" }];
  mockServer.answer(CaseCustomersDocument, {
    getCustomersIdAndNameList: { status: "success", message: "", customers },
  });
  mockServer.answer(CaseAssigneesDocument, {
    getCompanyHealthcoach: {
      status: "success",
      message: "",
      users: [{ _id: uuid(31), firstname: "Cora", lastname: "Coach" }],
    },
  });
  return render(<NewCase locate={null} workLog={() => <button type="button">Log work</button>} />, {
    at: "/cases-add",
    profile: ofCompany(role),
  });
};

/** Returns the labels of the fields and buttons, in the order of the page. */
const controls = (): string[] =>
  [...document.querySelectorAll("form select, form input, form textarea, form button")].map(
    (control) => (control as HTMLInputElement).labels?.[0]?.textContent.replace(/^\* /, "") || control.textContent,
  );

test("C066 C148: the fields of a new case in their order, texts of 4000 characters, with Cancel and Save", async () => {
  await open();
  await expect.element(select("Customer").getByRole("option")).toHaveLength(2);
  expect(controls()).toEqual([
    "Customer",
    "Type",
    "Priority",
    "Status",
    "Assignee",
    "Subject",
    "Description",
    "Log work",
    "Cancel",
    "Save",
  ]);
  await expect.element(field("Subject")).toHaveAttribute("maxlength", "4000");
  await expect.element(field("Description")).toHaveAttribute("maxlength", "4000");
});

test("C145 C146: what a new case has to have is marked as required, an assignee unless it is unassigned", async () => {
  await open();
  await expect.element(select("Customer").getByRole("option")).toHaveLength(2);
  const withoutAssignee = ["Customer", "Type", "Priority", "Status", "Subject", "Description"];
  expect(requiredLabels()).toEqual(withoutAssignee.toSpliced(4, 0, "Assignee"));
  await select("Status").selectOptions("Unassigned");
  await expect.poll(requiredLabels).toEqual(withoutAssignee);
});

test("C066: Cancel leads to the cases, and nothing is opened", async () => {
  const { address } = await open();
  await field("Subject").fill("Gateway");
  await button("Cancel").click();
  await expect.poll(address).toBe("/cases");
  expect(mockServer.sent(OpenCaseDocument)).toEqual([]);
});

test("C038 C122 C128 C213: a health coach is the assignee, may not choose Unassigned, and has four types", async () => {
  await open(Role.healthCoach);
  await expect.element(select("Type")).toHaveValue("System Technical");
  await expect.element(select("Status")).toHaveValue("Assigned");
  await expect.element(select("Assignee")).toHaveValue(uuid(9003));
  expect(textsOf(select("Status").getByRole("option"))).not.toContain("Unassigned");
  expect(textsOf(select("Type").getByRole("option"))).toEqual([
    "New Device Order",
    "New Patient",
    "Patient Technical",
    "System Technical",
  ]);
});

test("C104 C123 C145 C146 C194 C271: Save waits for all that is needed, sends it, and leads to the cases", async () => {
  mockServer.answer(OpenCaseDocument, {
    createNewCase: { status: "success", message: "Case created", caseid: uuid(1) },
  });
  const { address } = await open();
  await expect.element(button("Save")).toBeDisabled();
  await select("Customer").selectOptions("Harbor Clinic");
  await select("Type").selectOptions("External Patient");
  await select("Priority").selectOptions("P4");
  await select("Status").selectOptions("Assigned");
  await select("Assignee").selectOptions("Cora Coach");
  await field("Subject").fill("Gateway");
  await expect.element(button("Save")).toBeDisabled();
  await field("Description").fill("It is offline.");
  await expect.element(button("Save")).toBeEnabled();
  await select("Status").selectOptions("Unassigned");
  await expect.element(select("Assignee")).toBeDisabled();
  await expect.element(select("Assignee")).toHaveValue("");
  await button("Save").click();
  await expect.element(page.getByText("Case created")).toBeVisible();
  expect(address()).toBe("/cases");
  expect(mockServer.sent(OpenCaseDocument)).toEqual([
    {
      customerId: uuid(41),
      patientId: null,
      type: "External Patient",
      title: "External Patient",
      status: "Unassigned",
      priority: "P4",
      assignedTo: null,
      summary: "Gateway",
      description: "It is offline.",
    },
  ]);
});

test.each([
  ["refused", () => ({ createNewCase: { status: "fail", message: "This customer was not found.", caseid: null } })],
  [
    "not answered",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
] as const)(
  "C269 C270: a case that is %s says 'Something went wrong!', and what was typed stays",
  async (_, answer) => {
    mockServer.answer(OpenCaseDocument, answer);
    await open();
    await select("Customer").selectOptions("Harbor Clinic");
    await select("Priority").selectOptions("P4");
    await select("Status").selectOptions("Unassigned");
    await field("Subject").fill("Gateway");
    await field("Description").fill("It is offline.");
    await button("Save").click();
    await expect.element(page.getByText("Something went wrong!", { exact: true })).toBeVisible();
    await expect.element(field("Subject")).toHaveValue("Gateway");
  },
);

test("pressed twice on a slow line, a case is opened once", async () => {
  const answer = mockServer.delay(OpenCaseDocument);
  await open();
  await select("Customer").selectOptions("Harbor Clinic");
  await select("Priority").selectOptions("P4");
  await select("Status").selectOptions("Unassigned");
  await field("Subject").fill("Gateway");
  await field("Description").fill("It is offline.");
  await pressTwice(button("Save"));
  answer({ createNewCase: { status: "success", message: "Case created", caseid: uuid(1) } });
  await expect.element(page.getByText("Case created")).toBeVisible();
  expect(mockServer.sent(OpenCaseDocument)).toHaveLength(1);
});
