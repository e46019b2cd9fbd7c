import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { toasts } from "../../../platform/notices/toasts.ts";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { uuid } from "../../../testing/uuid.ts";
import { AssignableDevicesDocument } from "../content.graphql.ts";
import {
  answerPatient,
  answerProgramme,
  changeQuads,
  open,
  quads,
  row,
  saveChange,
  slides,
  today,
} from "./running-pages.fixture.tsx";
import {
  PreviewRunningDocument,
  RunningExercisesDocument,
  SaveDevicesDocument,
  SaveExercisesDocument,
  TellPatientDocument,
} from "./running.graphql.ts";

const question = () => page.getByRole("dialog", { name: "Are you sure you want to leave this page?" });

test("a save that the server refuses says why, and what was changed stays to be saved again", async () => {
  answerProgramme();
  mockServer.answer(SaveExercisesDocument, {
    editSchedule: { status: "fail", message: "Somebody was faster.", change: null },
  });
  const { address } = await open("schedule");
  await changeQuads();
  await saveChange();
  await expect.element(page.getByText("Somebody was faster.").first()).toBeVisible();
  await expect.element(page.getByText("1 change")).toBeVisible();
  await expect.element(button("SAVE")).toBeEnabled();
  expect(page.getByRole("dialog").elements()).toEqual([]);
  expect(address()).toBe(`/patient/schedule/${uuid(1)}`);
  expect(mockServer.sent(TellPatientDocument)).toEqual([]);
});

test("what cannot be planned is told, reads the schedule again, and saves nothing", async () => {
  answerProgramme();
  mockServer.answer(PreviewRunningDocument, {
    previewSchedule: { status: "fail", message: "The schedule has changed.", planHash: null, plan: null },
  });
  await open("schedule");
  await changeQuads();
  const reads = mockServer.sent(RunningExercisesDocument).length;
  await button("SAVE").click();
  await expect.element(page.getByText("The schedule has changed.").first()).toBeVisible();
  await expect.poll(() => mockServer.sent(RunningExercisesDocument).length).toBe(reads + 1);
  expect(page.getByRole("dialog").elements()).toEqual([]);
  await expect.element(page.getByText("1 change")).toBeVisible();
});

test("SAVE plans what is typed on the version that was read; pressed twice it plans and saves once", async () => {
  answerProgramme();
  const plan = mockServer.delay(PreviewRunningDocument);
  const saved = mockServer.delay(SaveExercisesDocument);
  const { address } = await open("schedule");
  await changeQuads();
  await button("SAVE").dblClick();
  plan({ previewSchedule: { status: "success", message: "", planHash: "h7", plan: { begins: [], ends: [] } } });
  await button("Save 1 change").dblClick();
  saved({ editSchedule: { status: "success", message: "Schedule saved.", change: null } });
  await expect.poll(address).toBe(`/patient/${uuid(1)}`);
  expect(toasts.current()).toMatchObject([{ kind: "success", text: "Schedule saved." }]);
  expect(mockServer.sent(PreviewRunningDocument)).toMatchObject([
    {
      patientid: uuid(1),
      area: "exercise",
      version: "v1",
      items: {
        exercises: [
          { _id: uuid(11), time: 3 },
          { _id: uuid(12), time: 2 },
        ],
      },
    },
  ]);
  expect(mockServer.sent(SaveExercisesDocument)).toMatchObject([{ input: { version: "v1", planHash: "h7" } }]);
  await expect.poll(() => mockServer.sent(TellPatientDocument)).toMatchObject([{ patientids: [uuid(1)] }]);
});

test("B312: a device schedule is saved with its surgery date and every device as it shall run", async () => {
  answerProgramme();
  mockServer.answer(AssignableDevicesDocument, {
    getAllDevices: {
      status: "success",
      message: "",
      devices: [
        { _id: uuid(23), display_name: "Motion Sensor", media: { image: { url: null } } },
        { _id: uuid(25), display_name: "Body Scale", media: { image: { url: null } } },
      ],
    },
  });
  mockServer.answer(SaveDevicesDocument, {
    updateDeviceSchedule: { status: "success", message: "Saved.", change: null },
  });
  const { address } = await open("deviceschedule");
  await button("Add device").click();
  await expect.element(page.getByRole("menuitem")).toHaveLength(1); // Existing items are not offered.
  await page.getByRole("menuitem", { name: "Body Scale" }).click();
  await expect.element(page.getByText("One device is ordered")).toBeVisible();
  await expect.element(page.getByText("to no address yet, status Pending")).toBeVisible();
  await button("Edit Motion Sensor").click();
  await expect.element(button("SAVE")).toBeDisabled();
  expect(page.getByRole("button", { name: "Add device" }).elements()).toEqual([]);
  await page.getByRole("combobox", { name: "Time" }).selectOptions("2× a day");
  await page.getByRole("textbox", { name: "End" }).fill("+40");
  await page.getByRole("form").getByRole("button", { name: "Save" }).click();
  await button("SAVE").click();
  await button("Save 2 changes").click();
  await expect.poll(address).toBe(`/patient/${uuid(1)}`);
  expect(mockServer.sent(AssignableDevicesDocument).at(0)).toEqual({
    surgery_type: "knee",
    age_group: "65",
    gender: "female",
  });
  expect(mockServer.sent(SaveDevicesDocument)).toMatchObject([
    {
      input: {
        _id: uuid(1),
        surgery: "2026-03-02",
        version: "v1",
        planHash: "hash",
        assigneddevices: [
          { _id: uuid(13), deviceid: uuid(23), time: 2, startdate: 1, enddate: 40 },
          { deviceid: uuid(25), startdate: 10, enddate: 23 },
        ],
      },
    },
  ]);
});

test("what somebody else saves meanwhile is named, and what is typed stands on top of it", async () => {
  answerProgramme();
  await open("schedule");
  await changeQuads();
  mockServer.answer(RunningExercisesDocument, {
    getSchedule: {
      status: "success",
      message: "",
      schedules: { version: "v2", today, exercises: [quads, { ...slides, set: 4 }] },
    },
  });
  expect(page.getByText(/Somebody else changed/).elements()).toEqual([]);
  void invalidateTags(["schedules"]);
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/Somebody else changed Heel Slides\. What you typed stands on top/);
  await expect.element(page.getByText("3× a day instead of 2× a day, from today")).toBeVisible();
  await expect.element(row("Heel Slides")).toMatchTextContent(/4 sets/);
  await expect.element(page.getByText("1 change")).toBeVisible();
});

test.each([
  [
    "On technical hold since 03/10/2026. Nothing is due until the hold is released. The schedule can be changed.",
    { technicalholdhistory: [{ holddate: "2026-03-10", releasedate: null }] },
  ],
  [
    "Inactive since 02/01/2026. Nothing is due until the patient is active again. The schedule can be changed.",
    { active: false },
  ],
])("a pause is said above the schedule: %s", async (text, change) => {
  answerProgramme();
  answerPatient(change as Parameters<typeof answerPatient>[0]);
  await open("schedule");
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test("a hold that was released and an active patient say nothing", async () => {
  answerProgramme();
  answerPatient({ technicalholdhistory: [{ holddate: "2026-03-04", releasedate: "2026-03-06" }] } as never);
  await open("schedule");
  await expect.element(button("Edit Quad Sets")).toBeVisible();
  expect(page.getByText(/Nothing is due until/).elements()).toEqual([]);
});

test("the breadcrumb leads to the list and to the patient; Discard leaves what was changed, and an open row asks too", async () => {
  answerProgramme();
  const { address, unmount } = await open("schedule");
  await changeQuads();
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect.element(crumbs.getByRole("link", { name: "Patients" })).toHaveAttribute("href", "/patient");
  await crumbs.getByRole("link", { name: "Ann Bell" }).click();
  await expect.element(question().getByRole("button", { name: "Stay" })).toHaveFocus();
  await question().getByRole("button", { name: "Discard" }).click();
  await expect.poll(address).toBe(`/patient/${uuid(1)}`);
  await unmount();
  const again = await open("schedule");
  await button("Edit Quad Sets").click();
  await expect
    .element(page.getByText("A row is being edited. What was due and done before today stays as it was."))
    .toBeVisible();
  await button("Cancel").last().click();
  await expect.element(question()).toBeVisible();
  await question().getByRole("button", { name: "Discard" }).click();
  await expect.poll(again.address).toBe(`/patient/${uuid(1)}`);
});

test("without changes nobody is asked; with some the browser asks before its window closes", async () => {
  answerProgramme();
  const { address, unmount } = await open("schedule");
  await expect.element(page.getByText("Nothing is changed.").first()).toBeVisible();
  const isAsked = (): boolean => {
    const leave = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leave);
    return leave.defaultPrevented;
  };
  expect(isAsked()).toBe(false);
  await button("Cancel").click();
  await expect.poll(address).toBe(`/patient/${uuid(1)}`);
  await unmount();
  await open("schedule");
  await changeQuads();
  await expect.poll(isAsked).toBe(true);
});
