import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { button, field, select } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { AddWorkLogDocument } from "./work-log.graphql.ts";
import { ActionCaseDocument, UpdateActionCaseDocument } from "./case-detail.graphql.ts";
import { answerCase, openCase } from "./case.fixture.tsx";

const sent = () => mockServer.sent(UpdateActionCaseDocument);
const answerChange = (status = "success", message = "Case updated"): void =>
  mockServer.answer(UpdateActionCaseDocument, { updateActionCase: { status, message } });
const news = () => textsOf(page.getByRole("region", { name: "Handling" }).getByRole("status"));
const mina = { _id: uuid(33), name: "Mina Rao" };
const later = { changedAt: "2026-03-02T15:04:00.000Z", changedBy: mina };

test("what a colleague changes is named with its time in the clinic for 8 seconds, field by field", async () => {
  answerCase();
  await openCase();
  await expect.element(select("Status")).toHaveValue("Assigned");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  answerCase({ ...later, status: "Resolved", priority: null });
  await invalidateTags(["cases"]);
  await expect.poll(news).toEqual(["Mina Rao set Resolved, 9:04 AM", "Mina Rao set no priority, 9:04 AM"]);
  await expect.element(select("Status")).toHaveValue("Resolved");
  await vi.advanceTimersByTimeAsync(7_000);
  expect(news()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(news).toEqual([]);
});

test.each([
  ["one's own change", { ...later, changedBy: { _id: uuid(9003), name: "Thea Therapist" } }],
  ["the same change again", { changedBy: mina }],
])("%s is no news", async (_, change) => {
  answerCase();
  await openCase();
  await expect.element(select("Status")).toHaveValue("Assigned");
  answerCase({ ...change, status: "Resolved", summary: "Scale is loud" });
  await invalidateTags(["cases"]);
  await expect.element(page.getByRole("heading", { name: "Scale is loud" })).toBeVisible();
  expect(news()).toEqual([]);
});

test("a colleague's choice stands in the field in place of one's own earlier one", async () => {
  answerChange();
  answerCase();
  await openCase();
  await select("Priority").selectOptions("P4");
  await expect.poll(sent).toEqual([{ caseId: uuid(1), priority: "P4", takenFrom: null }]);
  await expect.element(select("Priority")).toHaveValue("P4");
  await expect.poll(() => mockServer.sent(ActionCaseDocument)).toHaveLength(2); // what is chosen is read again
  answerCase({ ...later, priority: "P1" });
  await invalidateTags(["cases"]);
  await expect.element(select("Priority")).toHaveValue("P1");
});

test("C121: to choose a person makes the case Assigned at once; a person who left the coaches stays a choice", async () => {
  mockServer.delay(UpdateActionCaseDocument);
  answerCase({ status: "Unassigned", assignedTo: uuid(39), assignedToName: "Lena Left" });
  await openCase();
  await expect
    .poll(() => textsOf(select("Assigned To").getByRole("option")))
    .toEqual(["Nobody", "Cora Coach", "Cyrus Coach", "Lena Left"]);
  await select("Assigned To").selectOptions("Cyrus Coach");
  await expect.element(select("Status")).toHaveValue("Assigned");
  expect(sent()).toEqual([{ caseId: uuid(1), healthCoachId: uuid(32), takenFrom: null }]);
});

test("a coach who is chosen already is no choice twice", async () => {
  answerCase({ priority: null });
  await openCase();
  await expect
    .poll(() => textsOf(select("Assigned To").getByRole("option")))
    .toEqual(["Nobody", "Cora Coach", "Cyrus Coach"]);
  expect(textsOf(select("Priority").getByRole("option"))[0]).toBe("—");
});

test.each([
  { assignedTo: null, assignedToName: null, shows: "—" },
  { assignedTo: uuid(31), assignedToName: "Cora Coach", shows: "Cora Coach" },
])("C063 C119: a health coach takes a case: of $shows", async ({ assignedTo, assignedToName, shows }) => {
  answerChange();
  answerCase({ status: "Unresolved", assignedTo, assignedToName });
  await openCase(Role.healthCoach);
  await expect.element(page.getByText(`${shows}Assign to me`)).toBeVisible();
  expect(select("Assigned To").elements()).toEqual([]);
  await button("Assign to me: C-20418").click();
  if (assignedTo !== null) {
    const question = page.getByRole("dialog", { name: "Take over this case" });
    await expect.element(question).toMatchTextContent(/Cora Coach looks after this case\. Take it over\?/);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
    await select("Status").selectOptions("Assigned");
    await question.getByRole("button", { name: "Take over" }).click();
  }
  await expect.poll(sent).toEqual([{ caseId: uuid(1), healthCoachId: uuid(9003), takenFrom: assignedTo }]);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("C119: a case of one's own is not taken again, and its other statuses are sent as they are", async () => {
  answerChange();
  answerCase({ assignedTo: uuid(9003), assignedToName: "Thea Therapist" });
  await openCase(Role.healthCoach);
  await select("Status").selectOptions("Resolved");
  await expect.poll(sent).toEqual([{ caseId: uuid(1), status: "Resolved", takenFrom: null }]);
  expect(page.getByRole("button", { name: /^Assign to me/ }).elements()).toEqual([]);
});

test("work is logged on the case that is open, and the dialog closes", async () => {
  mockServer.answer(AddWorkLogDocument, { addWorkLog: { status: "success", message: "Work log added" } });
  answerCase();
  await openCase();
  await button("Add").click();
  await field("Time").fill("1h");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(mockServer.sent(AddWorkLogDocument)).toMatchObject([{ caseId: uuid(1), date: "2026-03-02", hrs: 1 }]);
});

test("a case without work says so", async () => {
  answerCase({ workLog: [] });
  await openCase();
  await page.getByRole("tab", { name: /^Work log/ }).click();
  await expect.element(page.getByRole("tabpanel")).toHaveTextContent("Nothing logged yet.");
});

test("words that a colleague changed meanwhile are compared, and Save then writes over their version", async () => {
  answerChange("fail", "Somebody else changed this case.");
  answerCase();
  await openCase();
  await button("Edit").click();
  await field("Subject").fill("Mine");
  answerCase({ version: 4, summary: "Theirs", description: "Their words." });
  await button("Save").click();
  const alert = page.getByRole("alert").filter({ hasText: "Somebody else changed this case." });
  await alert.getByText("Compare").click();
  await expect.element(alert).toMatchTextContent(/Theirs.*Their words\./);
  await expect.element(field("Subject")).toHaveValue("Mine");
  answerCase({ version: 5, summary: "Theirs again" });
  await invalidateTags(["cases"]);
  await expect.element(alert).toMatchTextContent(/Theirs again/);
  answerChange();
  await button("Save").click();
  await expect.element(button("Edit")).toBeVisible();
  expect(sent().map(({ summary, version }) => [summary, version])).toEqual([
    ["Mine", 3],
    ["Mine", 5],
  ]);
});

test("words that are refused for themselves have nothing to compare", async () => {
  answerChange("fail", "This case was not found.");
  answerCase();
  await openCase();
  await button("Edit").click();
  await field("Subject").fill("Mine");
  await button("Save").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/This case was not found\./);
  expect(page.getByText("Compare").elements()).toEqual([]);
});
