import type { QueryTag } from "@restride/domain/query-tags.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { toasts } from "../../../platform/notices/toasts.ts";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { AssignableDevicesDocument, AssignedRegimensDocument, OfferedFormsDocument } from "../content.graphql.ts";
import { answerPatient, answerProgramme, changeQuads, open, row, saveChange } from "./running-pages.fixture.tsx";
import {
  SaveDevicesDocument,
  SaveExercisesDocument,
  SaveFormsDocument,
  TellPatientDocument,
} from "./running.graphql.ts";
import { DeviceSchedulePage, ExerciseSchedulePage, QuestionnaireSchedulePage } from "./RunningPages.tsx";

const saved = { status: "success", message: "Saved.", change: null };
const answerSaves = (): void => {
  mockServer.answer(SaveExercisesDocument, { editSchedule: saved });
  mockServer.answer(SaveDevicesDocument, { updateDeviceSchedule: saved });
  mockServer.answer(SaveFormsDocument, { editFeedSchedule: saved });
};
const removeSensor = () => button("Remove Motion Sensor").click();
const removePainCheck = () => button("Remove Pain Check").click();
const pages = {
  exercises: [ExerciseSchedulePage, changeQuads],
  devices: [DeviceSchedulePage, removeSensor],
  questionnaires: [QuestionnaireSchedulePage, removePainCheck],
} as const;

/** Stands for data that is shown beside the schedule. Its query is one that the tested page does not send. */
function Beside({ about }: { about: QueryTag }) {
  useGraphqlQuery(AssignedRegimensDocument, { patient: { surgery_type: "knee" } } as never, { tags: [about] });
  return null;
}

test.each(
  (["exercises", "devices", "questionnaires"] as const).flatMap((area) =>
    (["progress", "patients", "schedules"] as const).map((about) => [area, about] as const),
  ),
)("after %s were saved, %s are read again", async (area, about) => {
  answerProgramme();
  answerSaves();
  mockServer.answer(AssignedRegimensDocument, {
    getAutoAssignedRegimens: { status: "success", message: "", regimens: [] },
  });
  const [Page, change] = pages[area];
  await render(
    <main>
      <Beside about={about} />
      <Page />
    </main>,
    { at: `/patient/schedule/${uuid(1)}`, path: "/patient/:page/:id" },
  );
  await change();
  await expect.element(button("SAVE")).toBeEnabled();
  const reads = mockServer.sent(AssignedRegimensDocument).length;
  await saveChange();
  await expect.poll(() => mockServer.sent(AssignedRegimensDocument).length).toBeGreaterThan(reads);
});

test("a patient who is told reads that the schedule was changed; what cannot be told is said", async () => {
  answerProgramme();
  answerSaves();
  mockServer.answer(TellPatientDocument, { addNotifications: { status: "fail", message: "Too many today." } });
  const { address } = await open("schedule");
  await changeQuads();
  await saveChange();
  await expect.poll(address).toBe(`/patient/${uuid(1)}`);
  await expect
    .poll(() => mockServer.sent(TellPatientDocument))
    .toEqual([
      {
        patientids: [uuid(1)],
        header: "Schedule changed",
        message: "Your care team changed your schedule. Open the app to see what is due.",
      },
    ]);
  await expect
    .poll(() => toasts.current().map(({ kind, text }) => `${kind}: ${text}`))
    .toEqual(expect.arrayContaining(["success: Saved.", "error: Too many today."]));
});

test("B333: questionnaires are saved with all that shall run, on the version that was read", async () => {
  answerProgramme();
  answerSaves();
  await open("questionnaireschedule");
  await button("Edit Pain Check").click();
  const form = page.getByRole("form", { name: "Edit Pain Check" });
  for (const name of ["Sun", "Tue", "Thu", "Sat"]) await form.getByRole("button", { name }).click();
  await form.getByRole("textbox", { name: "End" }).fill("+30");
  await form.getByRole("button", { name: "Save" }).click();
  await saveChange();
  await expect
    .poll(() => mockServer.sent(SaveFormsDocument))
    .toEqual([
      {
        input: {
          patientid: uuid(1),
          feedback: [
            {
              _id: uuid(14),
              formid: uuid(24),
              scheduletype: "weekly",
              schedule: [1, 3, 5],
              startdate: 1,
              enddate: 30,
              skiponsurgerydate: false,
            },
          ],
          version: "v1",
          planHash: "hash",
        },
      },
    ]);
});

test("B226 B227: a running device may keep its start, and ends today or later", async () => {
  answerProgramme();
  await open("deviceschedule"); // today is S+10
  await button("Edit Motion Sensor").click();
  const form = page.getByRole("form", { name: "Edit Motion Sensor" });
  const end = form.getByRole("textbox", { name: "End" });
  await end.fill("+9");
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(end).toHaveAccessibleDescription(/select days today or greater/);
  await end.fill("+10");
  await form.getByRole("combobox", { name: "Interval" }).selectOptions("Once A Week");
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(row("Motion Sensor")).toMatchTextContent(/S\+60.*S\+10/);
  await expect
    .element(page.getByText("S+1 → S+10 instead of S+1 → S+60; Once A Week instead of Every Day, from today"))
    .toBeVisible();
});

test("a device that is added is ordered to the whole address of the patient", async () => {
  answerProgramme();
  answerPatient({
    shipaddress: { addressline1: "1 Lake St", addressline2: "Apt 4", city: "Chicago", state: "IL", zip: "60601" },
  } as Parameters<typeof answerPatient>[0]);
  mockServer.answer(AssignableDevicesDocument, {
    getAllDevices: {
      status: "success",
      message: "",
      devices: ["Body Scale", "Cuff"].map((display_name, at) => ({
        _id: uuid(25 + at),
        display_name,
        media: { image: { url: null } },
      })),
    },
  });
  await open("deviceschedule");
  for (const name of ["Body Scale", "Cuff"]) {
    await button("Add device").click();
    await page.getByRole("menuitem", { name }).click();
  }
  await expect.element(page.getByText("2 devices are ordered")).toBeVisible();
  await expect.element(page.getByText("to 1 Lake St, Apt 4, Chicago, IL 60601, status Pending")).toBeVisible();
  await expect.element(row("No longer offered")).toMatchTextContent(/Added, not saved.*New\s*ordered when you save/);
});

test("only questionnaires that the programme does not list are offered, those that have passed neither", async () => {
  answerProgramme({ form: { enddate: 5, stage: "passed" } });
  mockServer.answer(OfferedFormsDocument, {
    getAllFeedbackForms: {
      status: "success",
      message: "",
      forms: [
        { formid: uuid(24), shortname: "Pain Check" },
        { formid: uuid(34), shortname: "Sleep" },
      ],
    },
  } as never);
  await open("questionnaireschedule");
  await button("Add questionnaire").click();
  await expect.element(page.getByRole("menuitem", { name: "Sleep" })).toBeVisible();
  expect(page.getByRole("menuitem", { name: "Pain Check" }).elements()).toEqual([]);
  await page.getByRole("menuitem", { name: "Sleep" }).click();
  await expect.element(page.getByText("begins today, Mon to S+42")).toBeVisible();
  await expect.element(page.getByRole("article", { name: "No longer offered" })).toMatchTextContent(/new/);
});
