import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { ComponentType } from "react";
import { page, userEvent } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
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
  type RunningPatientQuery,
  TellPatientDocument,
} from "./running.graphql.ts";
import { DeviceSchedulePage, ExerciseSchedulePage, QuestionnaireSchedulePage } from "./RunningPages.tsx";

export const day = (date: string) => date as CalendarDate;
export const today = day("2026-03-12"); // ten days after surgery
const sums = { totaldays: 9, completeddays: 2 };
const usual = { startdate: 1, enddate: 60, interval: 1, skiponsurgerydate: false, stage: "running", sums };
export const quads: RunningExerciseFragment = {
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
export const slides = {
  ...quads,
  _id: uuid(12),
  nextexerciseid: null,
  exercise: { _id: uuid(22), name: "Heel Slides", image: null },
};
export const sensor: RunningDeviceFragment = {
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
export const painCheck: RunningFormFragment = {
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

export const answerDevices = (device: Partial<RunningDeviceFragment> = {}): void =>
  mockServer.answer(RunningDevicesDocument, {
    getDeviceSchedule: {
      status: "success",
      message: "",
      schedules: { version: "v1", today, assigneddevices: [{ ...sensor, ...device }] },
    },
  });
type Patient = NonNullable<RunningPatientQuery["getPatient"]["patient"]>;

export const patientAnswer = (change: Partial<Patient> = {}): RunningPatientQuery => ({
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
      ...change,
    },
  },
});
export const answerPatient = (change: Partial<Patient> = {}): void =>
  mockServer.answer(RunningPatientDocument, patientAnswer(change));
export const answerProgramme = ({ device, form }: Answers = {}): void => {
  mockServer.answer(ContentNamesDocument, { getContentNames: { status: "success", message: "", names: [] } });
  mockServer.answer(OfferedExercisesDocument, { getAllExercises: { status: "success", message: "", exercises: [] } });
  mockServer.answer(AssignableDevicesDocument, { getAllDevices: { status: "success", message: "", devices: [] } });
  mockServer.answer(OfferedFormsDocument, { getAllFeedbackForms: { status: "success", message: "", forms: [] } });
  answerPatient();
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
export const open = (name: keyof typeof pages) => {
  const Page = pages[name];
  return render(
    <main>
      <Page />
    </main>,
    { at: `/patient/${name}/${uuid(1)}`, path: `/patient/${name}/:id` },
  );
};
export const row = (name: string) => page.getByRole("listitem").filter({ hasText: name }).first();
export const heads = (first: string) =>
  [...page.getByText(first).element().parentElement!.querySelectorAll(":scope > span")]
    .map(({ textContent }) => textContent)
    .filter((head) => /^[A-Z]+$/.test(head));
export const changeQuads = async (daily = "3"): Promise<void> => {
  await button("Edit Quad Sets").click();
  await page.getByRole("textbox", { name: "Daily" }).fill(daily);
  await userEvent.keyboard("{Enter}");
};
export const saveChange = async (): Promise<void> => {
  await button("SAVE").click();
  await page.getByRole("dialog").getByRole("button", { name: "Save 1 change" }).click();
};
