import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ContentNamesDocument } from "../content.graphql.ts";
import { ProgrammeDrawer } from "./ProgrammeDrawer.tsx";
import {
  RunningDevicesDocument,
  type RunningExerciseFragment,
  RunningExercisesDocument,
  RunningFormsDocument,
  RunningPatientDocument,
  type RunningPatientQuery,
} from "./running.graphql.ts";

const day = (date: string) => date as CalendarDate;
const today = day("2026-03-05");
const sums = { totaldays: 6, completeddays: 2 };

type Patient = NonNullable<RunningPatientQuery["getPatient"]["patient"]>;
const patient: Patient = {
  _id: uuid(1),
  firstname: "Ann",
  lastname: "Bell",
  salutation: "Ms",
  age: "65",
  gender: "female",
  active: true,
  activesince: day("2026-02-01"),
  careplan: "Knee Standard",
  madefrom: { version: 4, on: day("2026-02-20") },
  surgery: { type: "knee", date: day("2026-03-02") },
  shipaddress: null,
  technicalholdhistory: [],
};
const bridge: RunningExerciseFragment = {
  _id: uuid(11),
  startdate: 1,
  enddate: 6,
  interval: 1,
  skiponsurgerydate: false,
  hold: 4,
  repeat: 10,
  set: 1,
  time: 1,
  nextexerciseid: null,
  stage: "running",
  exercise: { _id: uuid(21), name: "Bridge", image: null },
  regimen: { _id: uuid(31), name: "First week" },
  sums,
};
const form = {
  _id: uuid(14),
  formid: uuid(24),
  shortname: "Oxford Knee",
  image: null,
  scheduletype: "weekly",
  schedule: [1, 3],
  startdate: 0,
  enddate: 60,
  answered: [],
  skiponsurgerydate: false,
  stage: "running",
  sums,
};
const onDays = {
  ...form,
  _id: uuid(15),
  formid: uuid(25),
  shortname: "Pain",
  scheduletype: "custom",
  schedule: [-1, 0, 4, 9, 20],
};

const answerProgramme = (change: Partial<Patient> = {}, feedback = [form, onDays]): void => {
  mockServer.answer(ContentNamesDocument, { getContentNames: { status: "success", message: "", names: [] } });
  mockServer.answer(RunningPatientDocument, {
    getPatient: { status: "success", message: "", patient: { ...patient, ...change } },
  });
  const added = { ...bridge, _id: uuid(12), regimen: null, startdate: 2 };
  mockServer.answer(RunningExercisesDocument, {
    getSchedule: { status: "success", message: "", schedules: { version: "v1", today, exercises: [bridge, added] } },
  });
  const scale = {
    _id: uuid(13),
    deviceid: uuid(23),
    display_name: "Scale",
    startdate: -7,
    enddate: 30,
    interval: 1,
    time: 1,
    skiponsurgerydate: false,
    status: "Delivered",
    cause: "",
    orderid: null,
    ordered_on: null,
    shipped_on: null,
    delivered_on: null,
    reorder_on: null,
    returned_on: null,
    configured: false,
    stage: "running",
    media: { image: { url: null } },
    sums,
  };
  mockServer.answer(RunningDevicesDocument, {
    getDeviceSchedule: {
      status: "success",
      message: "",
      schedules: { version: "v1", today, assigneddevices: [scale] },
    },
  });
  mockServer.answer(RunningFormsDocument, {
    getPatientFeedSchedule: {
      status: "success",
      message: "",
      schedules: { version: "v1", today, feedback },
    },
  });
};
const open = async (onAsk: (() => void) | null = null, onClose = () => {}) =>
  render(<ProgrammeDrawer patientId={uuid(1)} onAsk={onAsk} onClose={onClose} />);
const lines = () => textsOf(page.getByRole("listitem"));

test("what runs is read area by area, and from which care plan it was made", async () => {
  answerProgramme();
  await open();
  await expect.element(page.getByText("Knee Standard, version 4, since 02/20/2026. Surgery 03/02/2026.")).toBeVisible();
  expect(lines()).toEqual([
    expect.stringMatching(/^First weekS\+1 → S\+6 · 1 exercise/),
    expect.stringMatching(/^Added for this patientS\+2 → S\+6 · 1 exercise/),
    expect.stringMatching(/^ScaleS-7 → S\+30/),
    "Oxford KneeMon Wed, S → S+60next 03/09/2026",
    "PainS-1, S, S+4 and 2 morenext 03/06/2026",
  ]);
  expect(mockServer.sent(RunningPatientDocument)).toEqual([{ id: uuid(1) }]);
  expect(mockServer.sent(RunningExercisesDocument)).toEqual([{ id: uuid(1) }]);
  expect(mockServer.sent(RunningDevicesDocument)).toEqual([{ id: uuid(1) }]);
});

test("a questionnaire whose last day is over has passed", async () => {
  answerProgramme({}, [{ ...onDays, schedule: [-1, 0, 2] }]);
  await open();
  await expect.poll(() => lines().at(-1)).toBe("PainS-1, S, S+2passed");
});

test("Close leads back", async () => {
  answerProgramme();
  let closings = 0;
  await open(null, () => (closings += 1));
  await button("Close").last().click();
  expect(closings).toBe(1);
});

test("nothing is due while a hold lasts, and what comes after it says so", async () => {
  answerProgramme({ technicalholdhistory: [{ holddate: day("2026-03-04"), releasedate: null }] });
  await open();
  await expect.element(page.getByText(/Surgery 03\/02\/2026\. Nothing is due while the hold lasts\.$/)).toBeVisible();
  expect(lines().slice(3)).toEqual([
    "Oxford KneeMon Wed, S → S+60next after the hold",
    "PainS-1, S, S+4 and 2 more03/06/2026, if the hold is over",
  ]);
});

test("an inactive patient's programme pauses; one without a care plan says so", async () => {
  answerProgramme({ active: false, careplan: null, madefrom: null });
  await open();
  await expect
    .element(page.getByText("No care plan. Surgery 03/02/2026. Nothing is due while the pause lasts."))
    .toBeVisible();
});

test("who may not change it asks the clinic, and it is printed", async () => {
  answerProgramme();
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  let requests = 0;
  await open(() => (requests += 1));
  await button("Ask the clinic for a change").click();
  await button("Print").click();
  expect([requests, print.mock.calls.length]).toEqual([1, 1]);
});

test("a programme that cannot be read gives the server's sentence, and is not printed", async () => {
  answerProgramme();
  mockServer.answer(RunningExercisesDocument, {
    getSchedule: { status: "fail", message: "Try again in a minute.", schedules: null },
  });
  await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Try again in a minute\.Nothing was changed\./);
  await expect.element(button("Print")).toBeDisabled();
  expect(button("Ask the clinic for a change").elements()).toEqual([]);
  answerProgramme();
  await button("Try again").click();
  await expect.element(button("Print")).toBeEnabled();
});

test("what somebody changes meanwhile is read again", async () => {
  answerProgramme();
  await open();
  await expect.element(page.getByText("First week")).toBeVisible();
  answerProgramme({ careplan: "Knee Fast" });
  void invalidateTags(["patients"]);
  await expect.element(page.getByText(/^Knee Fast, version 4/)).toBeVisible();
  void invalidateTags(["schedules"]);
  await expect.poll(() => mockServer.sent(RunningExercisesDocument)).toHaveLength(2);
  expect(mockServer.sent(RunningFormsDocument)).toHaveLength(2);
  expect(mockServer.sent(RunningDevicesDocument)).toHaveLength(2);
});
