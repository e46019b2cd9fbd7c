import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ActivitiesDocument } from "../../features/calendar/calendar.graphql.ts";
import { PatientDocument } from "../../features/patients/detail/patient.graphql.ts";
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

test("a patient who is on the way has their room, in grey; who is not there leads back to the list", async () => {
  const loadWithRetries = mockServer.delay(PatientDocument);
  const { address } = await open();
  await expect.poll(() => document.querySelectorAll("[aria-busy] span").length).toBeGreaterThan(4);
  expect(address()).toBe(at);
  loadWithRetries(failed("This patient was not found."));
  await expect.poll(address).toBe("/patient");
});

test("a patient about whom the server fails is no patient who is not there", async () => {
  mockServer.answer(PatientDocument, failed("Something went wrong. Try again in a moment."));
  const { address } = await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Something went wrong\. Try again in a moment\./);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Nothing was changed\./);
  expect(address()).toBe(at);
});

test.each([
  { role: Role.healthCoach, mayRemind: false },
  { role: Role.companyAdmin, mayRemind: true },
  { role: Role.physio, mayRemind: true },
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
