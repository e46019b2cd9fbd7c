import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { ComponentType } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import {
  AssignableDevicesDocument,
  ContentNamesDocument,
  OfferedExercisesDocument,
  OfferedFormsDocument,
} from "../content.graphql.ts";
import {
  PreviewRunningDocument,
  type RunningDeviceFragment,
  RunningDevicesDocument,
  type RunningExerciseFragment,
  RunningExercisesDocument,
  type RunningFormFragment,
  RunningFormsDocument,
  RunningPatientDocument,
  SaveDevicesDocument,
  SaveExercisesDocument,
  SaveFormsDocument,
  TellPatientDocument,
} from "./running.graphql.ts";
import { DeviceSchedulePage, ExerciseSchedulePage, QuestionnaireSchedulePage } from "./RunningPages.tsx";

const day = (date: string) => date as CalendarDate;
const today = day("2026-03-12"); // ten days after surgery
const sums = { totaldays: 9, completeddays: 2 };
const usual = { startdate: 1, enddate: 60, interval: 1, skiponsurgerydate: false, stage: "running", sums };
const quads: RunningExerciseFragment = {
  ...usual,
  _id: uuid(11),
  hold: 4,
  repeat: 10,
  set: 2,
  time: 2,
  nextexerciseid: uuid(12),
  exercise: { _id: uuid(21), name: "Quad Sets", image: null },
  regimen: { _id: uuid(31), name: "First Weeks" },
};
const slides = {
  ...quads,
  _id: uuid(12),
  nextexerciseid: null,
  exercise: { _id: uuid(22), name: "Heel Slides", image: null },
};
const sensor: RunningDeviceFragment = {
  ...usual,
  _id: uuid(13),
  deviceid: uuid(23),
  display_name: "Motion Sensor",
  time: 1,
  status: "Delivered",
  cause: "",
  orderid: null,
  ordered_on: null,
  shipped_on: null,
  delivered_on: null,
  reorder_on: null,
  returned_on: null,
  configured: false,
  media: { image: { url: null } },
};
const painCheck: RunningFormFragment = {
  ...usual,
  _id: uuid(14),
  formid: uuid(24),
  shortname: "Pain Check",
  image: null,
  scheduletype: "weekly",
  schedule: [0, 1, 2, 3, 4, 5, 6],
  answered: [],
};

interface Answers {
  device?: Partial<RunningDeviceFragment>;
  form?: Partial<RunningFormFragment>;
}

const answerDevices = (device: Partial<RunningDeviceFragment> = {}): void =>
  mockServer.answer(RunningDevicesDocument, {
    getDeviceSchedule: {
      status: "success",
      message: "",
      schedules: { version: "v1", today, assigneddevices: [{ ...sensor, ...device }] },
    },
  });
const answerProgramme = ({ device, form }: Answers = {}): void => {
  mockServer.answer(ContentNamesDocument, { getContentNames: { status: "success", message: "", names: [] } });
  mockServer.answer(OfferedExercisesDocument, { getAllExercises: { status: "success", message: "", exercises: [] } });
  mockServer.answer(AssignableDevicesDocument, { getAllDevices: { status: "success", message: "", devices: [] } });
  mockServer.answer(OfferedFormsDocument, { getAllFeedbackForms: { status: "success", message: "", forms: [] } });
  mockServer.answer(RunningPatientDocument, {
    getPatient: {
      status: "success",
      message: "",
      patient: {
        _id: uuid(1),
        firstname: "Ann",
        lastname: "Bell",
        salutation: "Ms",
        age: "65",
        gender: "female",
        active: true,
        activesince: day("2026-02-01"),
        careplan: "Knee Standard",
        madefrom: null,
        surgery: { type: "knee", date: day("2026-03-02") },
        shipaddress: null,
        technicalholdhistory: [],
      },
    },
  });
  mockServer.answer(RunningExercisesDocument, {
    getSchedule: { status: "success", message: "", schedules: { version: "v1", today, exercises: [quads, slides] } },
  });
  answerDevices(device);
  mockServer.answer(RunningFormsDocument, {
    getPatientFeedSchedule: {
      status: "success",
      message: "",
      schedules: { version: "v1", today, feedback: [{ ...painCheck, ...form }] },
    },
  });
  mockServer.answer(PreviewRunningDocument, {
    previewSchedule: { status: "success", message: "", planHash: "hash", plan: { begins: [], ends: [] } },
  });
  mockServer.answer(TellPatientDocument, { addNotifications: { status: "success", message: "" } });
};

const pages = {
  schedule: ExerciseSchedulePage,
  deviceschedule: DeviceSchedulePage,
  questionnaireschedule: QuestionnaireSchedulePage,
} satisfies Record<string, ComponentType>;
const open = (name: keyof typeof pages) => {
  const Page = pages[name];
  return render(
    <main>
      <Page />
    </main>,
    { at: `/patient/${name}/${uuid(1)}`, path: `/patient/${name}/:id` },
  );
};
const button = (name: string | RegExp) => page.getByRole("button", { name });
const row = (name: string) => page.getByRole("listitem").filter({ hasText: name }).first();
const heads = (first: string) =>
  [...page.getByText(first).element().parentElement!.querySelectorAll(":scope > span")]
    .map(({ textContent }) => textContent)
    .filter((head) => /^[A-Z]+$/.test(head));
const changeQuads = async (daily = "3"): Promise<void> => {
  await button("Edit Quad Sets").click();
  await page.getByRole("textbox", { name: "Daily" }).fill(daily);
  await userEvent.keyboard("{Enter}");
};
const saveChange = async (): Promise<void> => {
  await button("SAVE").click();
  await page.getByRole("dialog").getByRole("button", { name: "Save 1 change" }).click();
};

test("B049: EXERCISE SCHEDULE names the patient and the surgery date, and has a search box and its columns in order", async () => {
  answerProgramme();
  await open("schedule");
  await expect
    .element(page.getByRole("heading", { name: "EXERCISE SCHEDULE (Ann Bell - Surgery Date: 03/02/2026)" }))
    .toBeVisible();
  await expect.element(page.getByRole("searchbox", { name: "Search exercises" })).toBeVisible();
  expect(heads("CONFIGURATION")).toEqual(["EXERCISE", "CONFIGURATION", "SCHEDULE", "ACTIONS"]);
  await expect.element(row("Quad Sets")).toMatchTextContent(/2 of 9 days done/);
});

test("B050 B177: DEVICE SCHEDULE has its breadcrumb, title and columns in order, and SAVE is disabled until a change", async () => {
  answerProgramme();
  await open("deviceschedule");
  await expect
    .element(page.getByRole("heading", { name: "DEVICE SCHEDULE (Ann Bell - Surgery Date: 03/02/2026)" }))
    .toBeVisible();
  await expect.element(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveTextContent("PatientsDevices");
  expect(heads("DEVICES")).toEqual(["DEVICES", "SCHEDULE", "ACTIONS"]);
  await expect.element(button("SAVE")).toBeDisabled();
  await button("Remove Motion Sensor").click();
  await expect.element(button("SAVE")).toBeEnabled();
});

test("B052: saving exercises, devices and questionnaires leads back to the patient", async () => {
  answerProgramme();
  const success = { status: "success", message: "Schedule saved.", change: null };
  mockServer.answer(SaveExercisesDocument, { editSchedule: success });
  mockServer.answer(SaveDevicesDocument, { updateDeviceSchedule: success });
  mockServer.answer(SaveFormsDocument, { editFeedSchedule: success });
  const change = {
    schedule: changeQuads,
    deviceschedule: () => button("Remove Motion Sensor").click(),
    questionnaireschedule: () => button("Remove Pain Check").click(),
  };
  for (const name of ["schedule", "deviceschedule", "questionnaireschedule"] as const) {
    const { address, unmount } = await open(name);
    await change[name]();
    await saveChange();
    await expect.poll(address).toBe(`/patient/${uuid(1)}`);
    await unmount();
  }
  expect(mockServer.sent(SaveExercisesDocument)).toMatchObject([
    { input: { patient: uuid(1), version: "v1", planHash: "hash", exercises: [{ time: 3 }, { time: 2 }] } },
  ]);
  expect(mockServer.sent(TellPatientDocument)).toHaveLength(3);
});

test("B390: devices that cannot be fetched say 'Server error: can't fetch data' or 'Server Exception: can't fetch data', and are asked again", async () => {
  answerProgramme();
  mockServer.answer(RunningDevicesDocument, {
    getDeviceSchedule: { status: "fail", message: "Broken.", schedules: null },
  });
  const { unmount } = await open("deviceschedule");
  await expect.element(page.getByText("Server error: can't fetch data")).toBeVisible();
  answerDevices();
  await button("Try again").click();
  await expect.element(button("Edit Motion Sensor")).toBeVisible();
  await unmount();
  mockServer.answer(RunningDevicesDocument, () => {
    throw new TypeError("Failed to fetch");
  });
  await open("deviceschedule");
  await expect.element(page.getByText("Server Exception: can't fetch data")).toBeVisible();
});

test("each change is marked and counted, with its own undo; a window that changed shows where it was", async () => {
  answerProgramme();
  await open("schedule");
  await changeQuads();
  await expect.element(page.getByText("3× a day instead of 2× a day, from today")).toBeVisible();
  await button("Remove Heel Slides").click();
  await expect.element(page.getByText("2 changes")).toBeVisible();
  await expect.element(row("Heel Slides")).toMatchTextContent(/ends yesterday/);
  await expect.element(button("Undo the change of Heel Slides")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Edit Heel Slides")).toHaveFocus();
  await button("Edit Heel Slides").click();
  await page.getByRole("textbox", { name: "End" }).fill("50");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.querySelectorAll("[data-was]").length).toBe(1);
  await button("Undo the change of Heel Slides").click();
  await expect.element(page.getByText("1 change")).toBeVisible();
  expect(document.querySelectorAll("[data-was]").length).toBe(0);
});

test("what is taken out of a chain is linked no more, and the circles stay one stop", async () => {
  answerProgramme();
  await open("schedule");
  await expect.element(page.getByText("2 exercises · 1 chain")).toBeVisible();
  await button("Remove Quad Sets").click();
  await expect.element(page.getByText("1 exercise")).toBeVisible();
  expect(page.getByTitle(/^Unlink /).elements()).toEqual([]);
  const stops = [...document.querySelectorAll<HTMLElement>("[data-circle]")].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map((stop) => stop.getAttribute("aria-label"))).toEqual(["Heel Slides."]);
  await button("Undo the change of Quad Sets").click();
  await expect.element(page.getByText("2 exercises · 1 chain")).toBeVisible();
});

test("N adds an exercise, but not in the search, nor while a row is open", async () => {
  answerProgramme();
  await open("schedule");
  const dialog = page.getByRole("dialog", { name: "Add exercise" });
  await expect.element(button("Edit Quad Sets")).toBeVisible();
  await userEvent.keyboard("n");
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole("searchbox").click();
  await userEvent.keyboard("n");
  await page.getByRole("searchbox").fill("");
  await button("Edit Quad Sets").click();
  await expect.element(button("SAVE")).toBeDisabled();
  button("Cancel").first().element().focus();
  await userEvent.keyboard("n");
  expect(dialog.elements()).toEqual([]);
});

test("leaving asks, and Stay keeps what was typed", async () => {
  answerProgramme();
  const { address } = await open("schedule");
  await changeQuads();
  await button("Cancel").click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to leave this page?" });
  await expect.element(question.getByText("Your changes will be lost if you go back.")).toBeVisible();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(page.getByText("1 change")).toBeVisible();
  expect(address()).toBe(`/patient/schedule/${uuid(1)}`);
});

test("without a connection changes are kept and counted, and SAVE is off until it is back", async () => {
  answerProgramme();
  onTestFinished(() => mockServer.setReachable(true));
  await open("schedule");
  await expect.element(button("Remove Heel Slides")).toBeVisible();
  mockServer.setReachable(false);
  await button("Remove Heel Slides").click();
  await expect
    .element(
      page.getByText(
        /You can go on; 2 changes are kept in this window\. SAVE works again when the connection is back\./,
      ),
    )
    .toBeVisible();
  await expect.element(button("SAVE")).toBeDisabled();
  mockServer.setReachable(true);
  await expect.element(button("SAVE")).toBeEnabled();
});

test("on a phone a row's menu removes and takes back, and the four weeks say what ends", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerProgramme();
  await open("schedule");
  const choose = async (item: string): Promise<void> => {
    await button("Actions for Quad Sets").click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await choose("Remove");
  await button("4 weeks").click();
  await expect
    .element(page.getByRole("dialog", { name: "4 weeks" }).getByText("ends yesterday; 2 of 9 days done is kept"))
    .toBeVisible();
  await userEvent.keyboard("{Escape}");
  await choose("Undo the change");
  await expect.element(page.getByText("Nothing is changed.")).toBeVisible();
});

test("B051: the page of questionnaires has a card for each, of which one edits at once", async () => {
  answerProgramme();
  await open("questionnaireschedule");
  await expect
    .element(page.getByRole("heading", { name: "QUESTIONNAIRE SCHEDULE (Ann Bell - Surgery Date: 03/02/2026)" }))
    .toBeVisible();
  const card = page.getByRole("article", { name: "Pain Check" });
  await expect.element(card).toMatchTextContent(/2 of 9 answered/);
  await button("Edit Pain Check").click();
  const form = page.getByRole("form", { name: "Edit Pain Check" });
  await expect.element(button("SAVE")).toBeDisabled();
  for (const name of ["Sun", "Tue", "Thu", "Sat"]) await form.getByRole("button", { name }).click();
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Mon Wed Fri instead of Sun Mon Tue Wed Thu Fri Sat, from today")).toBeVisible();
});

test("B424: a questionnaire that has passed is asked again from today, weekly on Mondays, weekday index 1", async () => {
  answerProgramme({ form: { enddate: 5, stage: "passed" } });
  mockServer.answer(SaveFormsDocument, { editFeedSchedule: { status: "success", message: "", change: null } });
  await open("questionnaireschedule");
  await button("Ask again from today").click();
  await expect.element(page.getByText("begins today, Mon to S+42")).toBeVisible();
  await saveChange();
  await expect
    .poll(() => mockServer.sent(SaveFormsDocument))
    .toMatchObject([{ input: { feedback: [{ scheduletype: "weekly", schedule: [1], startdate: 10, enddate: 42 }] } }]);
});

test("B153: a device whose order is Pending, Unlinked or fail cannot be reordered: 'Order status is in {status} state'", async () => {
  for (const status of ["Pending", "Unlinked", "fail"]) {
    answerProgramme({ device: { status } });
    const { unmount } = await open("deviceschedule");
    const reorder = button(`Reorder Motion Sensor: Order status is in ${status} state`);
    await expect.element(reorder).toHaveAttribute("aria-disabled", "true");
    if (status === "fail") await expect.element(page.getByText("refused by the vendor").first()).toBeVisible();
    await unmount();
  }
});

test("of a device that is back nobody asks the return when it is taken out", async () => {
  answerProgramme({ device: { status: "Returned" } });
  await open("deviceschedule");
  await button("Remove Motion Sensor").click();
  await expect.element(page.getByText("Motion Sensor keeps its readings. It is back already.")).toBeVisible();
});
