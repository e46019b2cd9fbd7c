import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ActivitiesDocument } from "../../features/calendar/calendar.graphql.ts";
import { NotificationsDocument } from "../../features/notifications/notifications.graphql.ts";
import { PatientDocument } from "../../features/patients/detail/patient.graphql.ts";
import { SubmittedFormDocument } from "../../features/questionnaires/questionnaires.graphql.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { openPatient } from "./patient-page.fixture.tsx";
import { PatientPage } from "./PatientPage.tsx";

const at = `/patient/${uuid(1)}`;
const open = () => render(<PatientPage />, { at, path: "/patient/:id" });
const today = calendarDate("2026-03-05");
const none = { due: 0, done: 0 };
const emptyDay = {
  date: today,
  hold: false,
  exercise: none,
  measurement: none,
  questionnaire: none,
  reminders: [],
  exercises: [],
  measurements: [],
  questionnaires: [],
};
const failed = (message: string) => ({ getPatient: { status: "fail", message, patient: null } });

test("B033: a patient who is on the way has their room, in grey; who is not there leads back to the list", async () => {
  const loadWithRetries = mockServer.delay(PatientDocument);
  const { address } = await open();
  await expect.poll(() => document.querySelectorAll("[aria-busy] span").length).toBeGreaterThan(4);
  expect(address()).toBe(at);
  loadWithRetries(failed("This patient was not found."));
  await expect.poll(address).toBe("/patient");
});

test("B033: a patient about whom the server fails is no patient who is not there", async () => {
  mockServer.answer(PatientDocument, failed("Something went wrong. Try again in a moment."));
  const { address } = await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Something went wrong\. Try again in a moment\./);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Nothing was changed\./);
  expect(address()).toBe(at);
});

test("B037 B038: the side panel has the patient's diagnoses and notifications too", async () => {
  await openPatient();
  const panel = page.getByRole("complementary", { name: "Patient" });
  await expect.element(panel.getByRole("heading", { name: /^Diagnoses/ })).toBeVisible();
  await expect.element(panel.getByRole("heading", { name: /^Notifications/ })).toBeVisible();
  await expect.poll(() => mockServer.sent(NotificationsDocument)).toEqual([{ id: uuid(1) }]);
});

test.each([
  { role: Role.healthCoach, mayRemind: false },
  { role: Role.companyAdmin, mayRemind: true },
  { role: Role.admin, mayRemind: true },
  { role: Role.physio, mayRemind: true },
  { role: Role.surgeon, mayRemind: true },
  { role: Role.medicalAssociate, mayRemind: true },
])("B165 B290: a reminder is added above the page and in the day view: role $role, $mayRemind", async (each) => {
  await openPatient(each.role);
  const expectOffer = async (name: string): Promise<void> => {
    const offer = page.getByRole("button", { name, exact: true }).first();
    await expect.element(offer).toBeVisible();
    expect([offer.element().hasAttribute("disabled"), offer.element().getAttribute("title") ?? ""]).toEqual(
      each.mayRemind ? [false, ""] : [true, "Your role may not add reminders."],
    );
  };
  await expectOffer("ADD REMINDER");
  mockServer.answer(ActivitiesDocument, {
    getDateRangeActivities: { status: "success", message: "", today, fact: 1, activities: [emptyDay], weeks: [] },
  });
  await page.getByText("DAY VIEW", { exact: true }).click();
  await expectOffer("Add Reminder");
});

test("B043 B044: a questionnaire that was answered opens its viewer from the day view of the page", async () => {
  await openPatient();
  const answered = {
    itemid: uuid(31),
    name: "Oxford Knee",
    status: true,
    answerid: uuid(15),
    submittime: "2026-03-05T15:00:00.000Z",
  };
  mockServer.answer(ActivitiesDocument, {
    getDateRangeActivities: {
      status: "success",
      message: "",
      today,
      fact: 1,
      activities: [{ ...emptyDay, questionnaire: { due: 1, done: 1 }, questionnaires: [answered] }],
      weeks: [],
    },
  });
  mockServer.answer(SubmittedFormDocument, {
    getFormByScheduleSubId: {
      status: "success",
      message: "",
      form: {
        _id: uuid(15),
        shortname: "Oxford Knee",
        date: today,
        submittime: answered.submittime,
        score: null,
        licence: "",
        kind: "oxford-knee",
        laterid: null,
        place: 2,
        count: 2,
        before: null,
        questions: [],
      },
    },
  });
  await page.getByText("DAY VIEW", { exact: true }).click();
  await page.getByRole("button", { name: "Oxford Knee", exact: true }).click();
  const viewer = page.getByRole("dialog", { name: /Oxford Knee/ });
  await expect.element(viewer.getByText("Data not recorded")).toBeVisible();
  await expect.element(viewer.getByRole("button", { name: /^The one before/ })).toBeVisible();
  await expect.element(viewer.getByRole("button", { name: /^The one after/ })).toBeVisible();
  await expect.element(viewer.getByRole("button", { name: "Print" })).toBeVisible();
  expect(mockServer.sent(SubmittedFormDocument)).toEqual([{ patientid: uuid(1), id: uuid(15) }]);
});
