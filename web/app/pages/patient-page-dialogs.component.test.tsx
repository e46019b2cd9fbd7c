import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ActivityLogDocument } from "../../features/activity-log/activity-log.graphql.ts";
import { ActivitiesDocument } from "../../features/calendar/calendar.graphql.ts";
import { CreateNewCaseDocument } from "../../features/cases/cases.graphql.ts";
import { AddNotificationsDocument } from "../../features/notifications/notifications.graphql.ts";
import { PatientNotesDocument } from "../../features/notes/notes.graphql.ts";
import { PatientDocument } from "../../features/patients/detail/patient.graphql.ts";
import { AddEventDocument } from "../../features/reminders/reminders.graphql.ts";
import { ScoreChartsDocument } from "../../features/score-charts/score-charts.graphql.ts";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { session } from "../../platform/session/session.ts";
import { button, dialog, field } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { requestAction } from "../command-palette/patient-action.ts";
import { recentPatients } from "../command-palette/recent-patients.ts";
import { answerPatient, openPatient } from "./patient-page.fixture.tsx";

test("B015 B448 C277: START CONVERSATION opens a case about the patient of the page, who stays open", async () => {
  mockServer.answer(CreateNewCaseDocument, { createNewCase: { status: "success", message: "", caseid: uuid(51) } });
  const { address } = await openPatient(Role.admin);
  await button("START CONVERSATION").click();
  await expect.element(dialog(/^Start conversation about .*Ann Bell/)).toBeVisible();
  await field("Subject").fill("Swelling");
  await field("Message").fill("Is it less?");
  await button("Send").click();
  await expect.poll(() => mockServer.sent(CreateNewCaseDocument)).toMatchObject([{ patientId: uuid(1) }]);
  await expect.element(page.getByText("Message Sent!")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(address()).toBe(`/patient/${uuid(1)}`);
  // RAISED ISSUES shows the new case.
  await expect.poll(() => mockServer.sent(PatientDocument)).toHaveLength(2);
});

test("B376: NOTIFY sends to the patient of the page alone, and the dialog closes", async () => {
  mockServer.answer(AddNotificationsDocument, {
    addNotifications: { status: "success", message: "", sent: 1 },
  });
  await openPatient();
  await button("NOTIFY").click();
  await expect.element(dialog(/^Notify Ann Bell/)).toBeVisible();
  await field("Title").fill("Your knee");
  await field("Text").fill("Rest it.");
  await button("Send").click();
  await expect.poll(() => mockServer.sent(AddNotificationsDocument)).toMatchObject([{ patientids: [uuid(1)] }]);
  await expect.element(page.getByText("Notification sent.", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("ADD REMINDER begins with the clinic's today, and is added for the patient of the page", async () => {
  mockServer.answer(AddEventDocument, { addEvent: { status: "success", message: "Reminder added", event: null } });
  await openPatient();
  await button("ADD REMINDER").click();
  await expect.element(field("Date")).toHaveValue("03/05/2026");
  await field("Title").fill("Call");
  await page.getByRole("dialog").getByRole("button", { name: "Add reminder" }).click();
  await expect
    .poll(() => mockServer.sent(AddEventDocument))
    .toMatchObject([{ id: uuid(1), event: { date: "2026-03-05", title: "Call" } }]);
});

test("Mail report is about the patient of the page", async () => {
  await openPatient();
  await button("PRINT REPORT").click();
  await page.getByRole("menuitem", { name: "Mail report" }).click();
  await expect.element(dialog(/^Mail report.*Ann Bell/)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("calendar and notes ask for the patient of the page", async () => {
  await openPatient();
  await expect.poll(() => mockServer.sent(ActivitiesDocument)[0]).toMatchObject({ patientid: uuid(1) });
  await expect.poll(() => mockServer.sent(PatientNotesDocument)[0]).toMatchObject({ patient_id: uuid(1) });
});

test("the page has the patient's name in its title, and the patient is the last one that was opened", async () => {
  await openPatient();
  await expect.poll(() => document.title).toBe("Ann Bell · Restride");
  session.save(signedIn(Role.physio));
  expect(recentPatients.list(Date.now()).map(({ id }) => id)).toEqual([uuid(1)]);
});

test.each([
  { action: "conversation", name: /^Start conversation about/ },
  { action: "reminder", name: /^Add reminder/ },
  { action: "notify", name: /^Notify Ann Bell/ },
] as const)("what the palette wants with the patient opens with the page: $action", async ({ action, name }) => {
  requestAction(uuid(1), action);
  await openPatient();
  await expect.element(dialog(name)).toBeVisible();
});

test.each(["the palette", "ACTIVITY LOG"])(
  "the activity log of the patient of the page opens by %s, in the address",
  async (way) => {
    mockServer.answer(ActivityLogDocument, {
      getActivityLog: {
        status: "success",
        message: "",
        total: 0,
        totalIsExact: true,
        startdate: null,
        enddate: null,
        records: [],
      },
    });
    if (way === "the palette") requestAction(uuid(1), "log");
    const { address } = await openPatient();
    if (way === "ACTIVITY LOG") await button("ACTIVITY LOG").click();
    await expect.poll(() => mockServer.sent(ActivityLogDocument)[0]).toMatchObject({ patientid: uuid(1) });
    await expect.element(dialog(/Ann Bell$/)).toBeVisible();
    expect(address()).toMatch(/[?&]log=/);
  },
);

test("what the palette wants with another patient does not open here", async () => {
  requestAction(uuid(2), "notify");
  await openPatient();
  expect(page.getByRole("dialog").elements()).toEqual([]);
  requestAction(uuid(1), "notify");
  await expect.element(dialog(/^Notify Ann Bell/)).toBeVisible();
});

test.each([
  { date: "2026-03-05", recoveries: 1 },
  { date: "2026-03-06", recoveries: 0 },
])("recovery is there from the day of surgery on: surgery on $date, today 2026-03-05", async ({ date, recoveries }) => {
  await openPatient(Role.physio, { surgery: { type: "knee", date: calendarDate(date), days: 0 } });
  await expect.element(page.getByRole("region", { name: "Patient Notes" })).toBeVisible();
  expect(page.getByRole("heading", { name: /^Recovery/ }).elements()).toHaveLength(recoveries);
});

test.each([Role.companyAdmin, Role.healthCoach])(
  "company users read notes, but neither recovery nor charts of scores: role %i",
  async (role) => {
    await openPatient(role);
    await expect.element(page.getByRole("region", { name: "Patient Notes" })).toBeVisible();
    expect(page.getByRole("heading", { name: /^Recovery/ }).elements()).toEqual([]);
    expect(page.getByRole("heading", { name: /Oxford/ }).elements()).toEqual([]);
    expect(mockServer.sent(ScoreChartsDocument)).toEqual([]);
  },
);

test("B033: a patient who is out of reach while the page is open is not shown any more, and the list says why", async () => {
  const { address } = await openPatient();
  mockServer.answer(PatientDocument, {
    getPatient: { status: "fail", message: "This patient was not found.", patient: null },
  });
  await invalidateTags(["patients"]);
  await expect.poll(address).toBe("/patient");
  expect(page.getByText("Ann Bell").elements()).toEqual([]);
});

test.each(["diagnoses", "links", "patients", "progress", "undelivered"] as const)(
  "the patient is read again once %s changed",
  async (subject) => {
    await openPatient();
    await expect.element(page.getByText("Knee Standard")).toBeVisible();
    answerPatient({ careplan: "Knee Gentle" });
    await invalidateTags([subject]);
    await expect.element(page.getByText("Knee Gentle")).toBeVisible();
  },
);
