import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { type HandledCaseFragment, UpdateActionCaseDocument } from "./case-detail.graphql.ts";
import { CaseHandling } from "./CaseHandling.tsx";
import { CasePatientPanel } from "./CasePatientPanel.tsx";

const row = (name: string) => ({
  name,
  startdate: 1,
  enddate: 14,
  interval: 1,
  scheduletype: "weekly",
  weekdays: [1],
  days: [],
  lastdone: calendarDate("2026-03-01"),
});

const shown: HandledCaseFragment = {
  _id: uuid(1),
  caseNumber: "C-20418",
  title: "Scale",
  summary: "Scale is silent",
  description: "",
  reportedBy: null,
  reportedUsername: "Thea Therapist",
  reportedRole: "Physio",
  customerName: "Harbor Clinic",
  patientId: uuid(2),
  patientName: "Ann Bell",
  patientLastDigitOfPhone: "0177",
  patientData: { age: "64", surgery: { type: "knee", date: calendarDate("2026-02-16") } },
  surgeon: { name: "Sam Surgeon" },
  deviceSchedule: [row("Scale")],
  feedbackSchedule: [row("Oxford Knee")],
  comments: [],
  createdDate: "2026-03-01T15:00:00.000Z",
  lastViewedDate: null,
  archived: false,
  vendor: "",
  vendorAssignedAt: null,
  vendorAssignedBy: null,
  fact: 7,
  today: calendarDate("2026-03-02"),
  status: "Assigned",
  priority: "P2",
  assignedTo: uuid(31),
  assignedToName: "Cora Coach",
  version: 3,
  changedAt: "2026-03-01T16:00:00.000Z",
  changedBy: null,
  totalTimeSpent: 0,
  workLog: [],
  coaches: [
    { _id: uuid(31), name: "Cora Coach" },
    { _id: uuid(32), name: "Cyrus Coach" },
  ],
};

const open = () => render(<CaseHandling shown={shown} />, { profile: signedIn(Role.companyAdmin) });
const select = (name: string) => page.getByRole("combobox", { name });

test("Unassigned leaves nobody, and is sent as the status alone", async () => {
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

test("the patient of a case is shown with what they measure and fill", async () => {
  await render(<CasePatientPanel shown={shown} />, { profile: signedIn(Role.companyAdmin) });
  const panel = page.getByRole("region", { name: "Patient" });
  await expect.element(panel).toMatchTextContent(/Ann Bell.*0177 · 64.*02\/16\/2026/);
  await expect.element(panel.getByRole("row").filter({ hasText: "Scale" })).toMatchTextContent(/03\/01/);
  await expect.element(panel.getByRole("row").filter({ hasText: "Oxford Knee" })).toBeVisible();
});
