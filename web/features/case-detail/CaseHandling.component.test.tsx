import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { select } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { type HandledCaseFragment, UpdateActionCaseDocument } from "./case-detail.graphql.ts";
import { handledCase } from "./case.fixture.tsx";
import { CaseHandling } from "./CaseHandling.tsx";
import { CasePatientPanel } from "./CasePatientPanel.tsx";

const open = (role: Role = Role.companyAdmin, change: Partial<HandledCaseFragment> = {}) =>
  render(<CaseHandling supportCase={{ ...handledCase, ...change }} />, { profile: signedIn(role) });

test("C004 C053 C054: a case has number, status, priority, assignee, type, customer and the work that was logged", async () => {
  await open();
  const pane = page.getByRole("region", { name: "Handling" });
  await expect.element(pane.getByRole("heading", { name: "C-20418" })).toBeVisible();
  expect(textsOf(pane.getByRole("term"))).toEqual([
    "Status",
    "Priority",
    "Assigned To",
    "Type",
    "Customer",
    "Work logged",
  ]);
  await expect.element(select("Status")).toHaveValue("Assigned");
  expect(textsOf(select("Status").getByRole("option"))).toEqual([
    "Assigned",
    "Unassigned",
    "Unresolved",
    "Resolved",
    "Not an Issue",
  ]);
  await expect.element(select("Priority")).toHaveValue("P2");
  await expect.element(select("Assigned To")).toHaveValue(uuid(31));
  const values = textsOf(pane.getByRole("definition")).slice(3);
  expect(values).toEqual(["Patient Technical", "Harbor Clinic", "0d 1h 35mAdd"]);
  await pane.getByRole("button", { name: "Add" }).click();
  await expect.element(page.getByRole("dialog", { name: "Log work" })).toBeVisible();
});

test("C126: each priority can be chosen", async () => {
  await open();
  await expect.element(select("Priority")).toHaveValue("P2");
  expect(textsOf(select("Priority").getByRole("option"))).toEqual(["P1", "P2", "P3", "P4", "Critical", "Blocker"]);
});

test("C120: Unassigned leaves nobody, and is sent as the status alone", async () => {
  const answer = mockServer.delay(UpdateActionCaseDocument);
  await open();
  await expect.element(select("Assigned To")).toHaveValue(uuid(31));
  await select("Status").selectOptions("Unassigned");
  await expect.element(select("Assigned To")).toHaveValue("");
  expect(mockServer.sent(UpdateActionCaseDocument)).toEqual([
    { caseId: uuid(1), status: "Unassigned", takenFrom: null },
  ]);
  answer({ updateActionCase: { status: "success", message: "Case updated" } });
  await expect.element(page.getByText("Case updated")).toBeVisible();
});

test("a choice that is refused is taken back, and the sentence is shown", async () => {
  mockServer.answer(UpdateActionCaseDocument, {
    updateActionCase: { status: "fail", message: "This health coach was not found." },
  });
  await open();
  await select("Priority").selectOptions("P4");
  await expect.element(page.getByText("This health coach was not found.")).toBeVisible();
  await expect.element(select("Priority")).toHaveValue("P2");
});

test("C119: 'Assign to me' stands in the case, and takes it from its person after a question that names the person", async () => {
  mockServer.answer(UpdateActionCaseDocument, { updateActionCase: { status: "success", message: "Case Updated" } });
  await open(Role.healthCoach);
  const takeCase = page.getByRole("button", { name: "Assign to me: C-20418" });
  await takeCase.click();
  const dialog = page.getByRole("dialog", { name: "Take over this case" });
  await expect.element(dialog.getByText("Cora Coach looks after this case. Take it over?")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(mockServer.sent(UpdateActionCaseDocument)).toEqual([]);
  await takeCase.click();
  await dialog.getByRole("button", { name: "Take over" }).click();
  const taken = { caseId: uuid(1), healthCoachId: uuid(9003), takenFrom: uuid(31) };
  await expect.poll(() => mockServer.sent(UpdateActionCaseDocument)).toEqual([taken]);
});

test("C119: 'Assign to me' takes a case without a person at once, and one's own case has no such button", async () => {
  mockServer.answer(UpdateActionCaseDocument, { updateActionCase: { status: "success", message: "Case Updated" } });
  const { unmount } = await open(Role.healthCoach, { assignedTo: null, assignedToName: null, status: "Unassigned" });
  await page.getByRole("button", { name: "Assign to me: C-20418" }).click();
  const taken = { caseId: uuid(1), healthCoachId: uuid(9003), takenFrom: null };
  await expect.poll(() => mockServer.sent(UpdateActionCaseDocument)).toEqual([taken]);
  await unmount();
  await open(Role.healthCoach, { assignedTo: uuid(9003), assignedToName: "Thea Therapist" });
  await expect.element(page.getByText("Thea Therapist")).toBeVisible();
  expect(page.getByRole("button", { name: /^Assign to me/ }).elements()).toEqual([]);
});

test.each([
  ["Status", "Resolved", "Failed to updated status"],
  ["Priority", "P4", "Failed to updated priority"],
  ["Assigned To", uuid(32), "Failed to updated HealthCoach"],
])("C267: a change of %s that throws says what failed, and is taken back", async (name, value, text) => {
  mockServer.answer(UpdateActionCaseDocument, () => {
    throw new TypeError("Failed to fetch");
  });
  await open();
  const before = (select(name).element() as HTMLSelectElement).value;
  await select(name).selectOptions(value);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(select(name)).toHaveValue(before);
});

test("C004 C055 C056 C136: the patient of a case is shown with what they measure and fill", async () => {
  const profile = signedIn(Role.companyAdmin);
  const { unmount } = await render(<CasePatientPanel supportCase={handledCase} />, { profile });
  const panel = page.getByRole("region", { name: "Patient" });
  await expect.element(panel.getByRole("heading")).toMatchTextContent(/^Ann Bell/);
  await expect.element(panel.getByRole("button", { name: "Copy the name" })).toBeVisible();
  await expect.element(panel.getByText("•••• 0177 · 61-70", { exact: true })).toBeVisible();
  await expect.element(panel).toMatchTextContent(/Surgery date 02\/16\/2026 Post 14 days/);
  const rows = panel
    .getByRole("row")
    .all()
    .map((each) => textsOf(each.getByRole("columnheader").or(each.getByRole("rowheader")).or(each.getByRole("cell"))));
  expect(rows).toEqual([
    ["Schedule", "Days", "Interval", "Last done"],
    ["Scale", "S+1 – S+14", "Three Times Week", "03/01"],
    ["Oxford Knee", "S+1 – S+14", "Mon", "—"],
  ]);
  await unmount();
  await render(<CasePatientPanel supportCase={{ ...handledCase, today: calendarDate("2026-02-10") }} />, { profile });
  await expect.element(panel).toMatchTextContent(/Surgery date 02\/16\/2026 Pre 6 days/);
});
