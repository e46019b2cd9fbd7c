import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, dialog, field, select } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import {
  AddWorkLogDocument,
  DeleteWorkLogDocument,
  EditWorkLogDocument,
  type WorkLogEntryFragment,
} from "./work-log.graphql.ts";
import { UpdateActionCaseDocument } from "./case-detail.graphql.ts";
import { answerCase, openCase } from "./case.fixture.tsx";

const logged = () => page.getByRole("region", { name: "Handling" }).getByText(/^\d+d \d+h \d+m$/);
const sent = () => mockServer.sent(UpdateActionCaseDocument);
const answerChange = (message: string): void =>
  mockServer.answer(UpdateActionCaseDocument, { updateActionCase: { status: "success", message } });
const entry: WorkLogEntryFragment = {
  _id: uuid(71),
  userId: uuid(9003),
  userName: "Thea Therapist",
  date: calendarDate("2026-03-02"),
  timeMin: 95,
  workDescription: "Called the vendor.",
  version: 1,
};
const openWorkLog = async (): Promise<void> => {
  answerCase({ workLog: [entry] });
  await openCase();
  await page.getByRole("tab", { name: "Work log 1" }).click();
};

test("C048 C266 C272 C273: words that are saved are told with the server's sentence, and stand in the case at once", async () => {
  answerChange("Action case updated");
  answerCase();
  await openCase();
  await button("Edit").click();
  await field("Subject").fill("Scale is loud");
  answerCase({ summary: "Scale is loud", version: 4 });
  await button("Save").click();
  await expect.element(page.getByText("Action case updated", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Scale is loud" })).toBeVisible();
});

test("C054: work that is logged is in the total at once", async () => {
  mockServer.answer(AddWorkLogDocument, { addWorkLog: { status: "success", message: "Work log added" } });
  answerCase();
  await openCase();
  await expect.element(logged()).toHaveTextContent("0d 1h 35m");
  await button("Add").click();
  await field("Time").fill("1h");
  answerCase({ totalTimeSpent: 155 });
  await dialog().getByRole("button", { name: "Save" }).click();
  await expect.element(logged()).toHaveTextContent("0d 2h 35m");
});

test("C054 C065: an entry that is changed or deleted is in the list and in the total at once", async () => {
  mockServer.answer(EditWorkLogDocument, { editWorkLog: { status: "success", message: "Work log updated" } });
  mockServer.answer(DeleteWorkLogDocument, { deleteWorkLog: { status: "success", message: "Work log deleted" } });
  await openWorkLog();
  await button("Edit work log of 03/02/2026").click();
  await field("Time").fill("2h");
  answerCase({ workLog: [{ ...entry, timeMin: 120, version: 2 }], totalTimeSpent: 120 });
  await button("Save").click();
  await expect.element(logged()).toHaveTextContent("0d 2h 0m");
  await expect.element(page.getByRole("listitem")).toMatchTextContent(/0d 2h 0mCalled the vendor\./);
  await button("Delete work log of 03/02/2026").click();
  answerCase({ workLog: [], totalTimeSpent: 0 });
  await dialog().getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByRole("tabpanel")).toHaveTextContent("Nothing logged yet.");
  await expect.element(logged()).toHaveTextContent("0d 0h 0m");
});

test("C294: an entry that is not deleted after all stays, and nothing is sent", async () => {
  await openWorkLog();
  await button("Delete work log of 03/02/2026").click();
  await dialog().getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button("Edit work log of 03/02/2026")).toBeVisible();
  expect(mockServer.sent(DeleteWorkLogDocument)).toEqual([]);
});

test("work that is not taken keeps its dialog with what was typed", async () => {
  mockServer.answer(AddWorkLogDocument, { addWorkLog: { status: "fail", message: "This case was not found." } });
  answerCase();
  await openCase();
  await button("Add").click();
  await field("Time").fill("1h");
  await dialog().getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("This case was not found.")).toBeVisible();
  await expect.element(field("Time")).toHaveValue("1h");
});

test("the selected tab tells which part of the case is shown", async () => {
  await openWorkLog();
  const selected = () =>
    page
      .getByRole("tab")
      .elements()
      .map((tab) => tab.getAttribute("aria-selected"));
  expect(selected()).toEqual(["false", "true"]);
  await expect.element(page.getByRole("tabpanel", { name: "Work log 1" })).toBeVisible();
  await page.getByRole("tab", { name: "General Info" }).click();
  expect(selected()).toEqual(["true", "false"]);
  await expect.element(page.getByRole("tabpanel")).toHaveTextContent("It shows nothing.");
});

test("words that were left in one case are found in that case, and in no other", async () => {
  answerCase();
  const { unmount } = await openCase();
  await button("Edit").click();
  await field("Description").fill("It beeps.");
  await unmount();
  answerCase({ _id: uuid(5) });
  const other = await openCase();
  await button("Edit").click();
  await expect.element(field("Description")).toHaveValue("It shows nothing.");
  await other.unmount();
  answerCase();
  await openCase();
  await button("Edit").click();
  await expect.element(field("Description")).toHaveValue("It beeps.");
});

test("a person who is given the case by a colleague is named in the field", async () => {
  answerCase();
  await openCase();
  await expect.element(select("Status")).toHaveValue("Assigned");
  answerCase({
    assignedTo: uuid(32),
    assignedToName: "Cyrus Coach",
    changedAt: "2026-03-02T15:04:00.000Z",
    changedBy: { _id: uuid(33), name: "Mina Rao" },
  });
  await invalidateTags(["cases"]);
  const news = () => textsOf(page.getByRole("region", { name: "Handling" }).getByRole("status"));
  await expect.poll(news).toEqual(["Mina Rao set Cyrus Coach, 9:04 AM"]);
});

test("C119 C266 C272 C273: a company admin sets the status Assigned as it is, without a question", async () => {
  answerChange("Case Updated");
  answerCase({ status: "Resolved" });
  await openCase();
  await select("Status").selectOptions("Assigned");
  await expect.poll(sent).toEqual([{ caseId: uuid(1), status: "Assigned", takenFrom: null }]);
  await expect.element(page.getByText("Case Updated", { exact: true })).toBeVisible();
  expect(dialog().elements()).toEqual([]);
});

test.each([
  { role: Role.admin, at: "/notification" },
  { role: Role.medicalAssociate, at: "/inbox?archived=true&page=2" },
  { role: Role.healthCoach, at: "/cases?archived=true&page=2" },
])("C025 C057: Back leads role $role to $at", async ({ role, at }) => {
  answerCase();
  const { address } = await openCase(role);
  await button("Back").click();
  await expect.poll(address).toBe(at);
});

test("C120: Nobody as the person of a case makes it Unassigned", async () => {
  answerChange("Case Updated");
  answerCase();
  await openCase();
  await select("Assigned To").selectOptions("Nobody");
  await expect.poll(sent).toEqual([{ caseId: uuid(1), status: "Unassigned", takenFrom: null }]);
});
