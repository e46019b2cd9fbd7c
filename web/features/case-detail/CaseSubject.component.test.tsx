import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field } from "../../testing/finders.ts";
import { requiredLabels } from "../../testing/required-labels.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { openParts, tagsReadAgain } from "../../testing/open-parts.tsx";
import { render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { DeleteWorkLogDocument, EditWorkLogDocument, type WorkLogEntryFragment } from "./work-log.graphql.ts";
import { type HandledCaseFragment, UpdateActionCaseDocument } from "./case-detail.graphql.ts";
import { CaseSubject } from "./CaseSubject.tsx";

const entry: WorkLogEntryFragment = {
  _id: uuid(71),
  userId: uuid(31),
  userName: "Cora Coach",
  date: calendarDate("2026-03-02"),
  timeMin: 25,
  workDescription: "Called the vendor.",
  version: 1,
};
const own = {
  ...entry,
  _id: uuid(72),
  userId: uuid(9003),
  userName: "Thea Therapist",
  date: calendarDate("2026-03-01"),
  timeMin: 1510,
  workDescription: "Reproduced it.",
};

const handled: HandledCaseFragment = {
  _id: uuid(1),
  caseNumber: "C-20418",
  title: "Patient Technical",
  summary: "Scale is silent",
  description: "It shows nothing.",
  reportedBy: null,
  reportedUsername: "",
  reportedRole: "",
  customerName: "Harbor Clinic",
  patientId: null,
  patientName: null,
  patientLastDigitOfPhone: null,
  patientData: null,
  surgeon: null,
  deviceSchedule: null,
  feedbackSchedule: null,
  comments: [],
  createdDate: "2026-03-01T15:00:00.000Z",
  lastViewedDate: null,
  archived: false,
  vendor: "",
  vendorAssignedAt: null,
  vendorAssignedBy: null,
  fact: 7,
  today: calendarDate("2026-03-02"),
  status: "Unassigned",
  priority: null,
  assignedTo: null,
  assignedToName: null,
  version: 3,
  changedAt: null,
  changedBy: null,
  totalTimeSpent: 1535,
  workLog: [entry, own],
  coaches: [],
};
const open = (change: Partial<HandledCaseFragment> = {}) => {
  mockServer.answer(UpdateActionCaseDocument, { updateActionCase: { status: "success", message: "" } });
  const supportCase = { ...handled, ...change };
  return render(<CaseSubject supportCase={supportCase} handled={supportCase} />, {
    profile: signedIn(Role.companyAdmin),
  });
};
const sent = () => mockServer.sent(UpdateActionCaseDocument);

test("C048 C049: Edit opens subject and description with their counters, Cancel closes them as they were", async () => {
  await open();
  await expect
    .element(page.getByRole("tabpanel", { name: "General Info", exact: true }))
    .toHaveTextContent("It shows nothing.");
  await button("Edit").click();
  await expect.element(field("Subject")).toHaveValue("Scale is silent");
  expect(requiredLabels()).toEqual(["Subject", "Description"]);
  await expect.element(field("Subject")).toHaveAttribute("maxlength", "4000");
  await expect.element(field("Description")).toHaveAttribute("maxlength", "4000");
  await expect.element(page.getByText("15 / 4000", { exact: true })).toBeVisible();
  await expect.element(page.getByText("17 / 4000", { exact: true })).toBeVisible();
  await field("Subject").fill("Scale");
  await expect.element(page.getByText("5 / 4000", { exact: true })).toBeVisible();
  await button("Cancel").click();
  await expect.element(page.getByRole("heading", { name: "Scale is silent" })).toBeVisible();
  expect(field("Subject").elements()).toEqual([]);
  expect(sent()).toEqual([]);
});

test("C048 C049: Save sends subject and description, and closes them", async () => {
  await open();
  await button("Edit").click();
  await field("Subject").fill("Scale is loud");
  await field("Description").fill("It beeps.");
  await button("Save").click();
  await expect.element(button("Edit")).toBeVisible();
  expect(sent()).toEqual([{ caseId: uuid(1), summary: "Scale is loud", description: "It beeps.", version: 3 }]);
});

test("C147: an empty subject and an empty description are told, and not saved", async () => {
  await open();
  await button("Edit").click();
  await field("Subject").fill(" ");
  await field("Description").fill("");
  await button("Save").click();
  await expect.element(field("Subject")).toHaveAccessibleDescription(/Please enter subject\./);
  await expect.element(field("Description")).toHaveAccessibleDescription(/Please enter description\./);
  expect(sent()).toEqual([]);
});

test("C268: words that cannot be saved say so, and stay", async () => {
  await open();
  mockServer.answer(UpdateActionCaseDocument, () => {
    throw new TypeError("Failed to fetch");
  });
  await button("Edit").click();
  await field("Subject").fill("Scale is loud");
  await button("Save").click();
  await expect.element(page.getByText("Failed to updated case", { exact: true })).toBeVisible();
  await expect.element(field("Subject")).toHaveValue("Scale is loud");
});

test.each([
  { name: "Description", change: "description" },
  { name: "Subject", change: "summary" },
])(
  "C148: a $name that is past 4000 characters already is not saved as it is, and can be shortened",
  async ({ name, change }) => {
    await open({ [change]: "d".repeat(4003) });
    await button("Edit").click();
    await expect.element(page.getByText("4003 / 4000", { exact: true })).toBeVisible();
    await button("Save").click();
    await expect.element(page.getByText(`${name} must be 4000 characters or less`)).toBeVisible();
    expect(sent()).toEqual([]);
    await field(name).click();
    await userEvent.keyboard("{Control>}{End}{/Control}{Backspace}{Backspace}{Backspace}");
    await expect.element(page.getByText("4000 / 4000", { exact: true })).toBeVisible();
    await button("Save").click();
    await expect
      .poll(sent)
      .toMatchObject([{ summary: "Scale is silent", description: "It shows nothing.", [change]: "d".repeat(4000) }]);
  },
);

test("C050 C065 C150: the work log has user, date, total time and details of each entry; one's own is edited and deleted", async () => {
  await open();
  await page.getByRole("tab", { name: "Work log 2", exact: true }).click();
  await expect
    .poll(() => textsOf(page.getByRole("listitem")))
    .toEqual([
      "Cora Coach03/02/20260d 0h 25mCalled the vendor.",
      "Thea Therapist03/01/20261d 1h 10mReproduced it.EditDelete",
    ]);
});

const openWorkLog = async (): Promise<void> => {
  await open();
  await page.getByRole("tab", { name: "Work log 2", exact: true }).click();
};

test("C065 C276: one's own entry is changed in its row", async () => {
  mockServer.answer(EditWorkLogDocument, { editWorkLog: { status: "success", message: "Work log updated" } });
  await openWorkLog();
  await button("Edit work log of 03/01/2026").click();
  await expect.element(field("Time")).toHaveValue("1d 1h 10m");
  await field("Time").fill("1h 10m");
  await button("Save").click();
  await expect.element(page.getByText("Work log updated")).toBeVisible();
  expect(mockServer.sent(EditWorkLogDocument)).toEqual([
    {
      wlid: uuid(72),
      caseId: uuid(1),
      date: "2026-03-01",
      hrs: 1,
      mins: 10,
      workDescription: "Reproduced it.",
      version: 1,
    },
  ]);
});

test("C065 C276 C294 C295: one's own entry is deleted after a question", async () => {
  mockServer.answer(DeleteWorkLogDocument, { deleteWorkLog: { status: "success", message: "Work log deleted" } });
  await openWorkLog();
  await button("Delete work log of 03/01/2026").click();
  await expect.element(page.getByText("Are you sure you want to delete this work log?", { exact: true })).toBeVisible();
  expect(mockServer.sent(DeleteWorkLogDocument)).toEqual([]);
  await openParts("cases");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("Work log deleted")).toBeVisible();
  await expect.poll(tagsReadAgain).toEqual(["cases"]);
  expect(mockServer.sent(DeleteWorkLogDocument)).toEqual([{ wlid: uuid(72), caseId: uuid(1) }]);
});
