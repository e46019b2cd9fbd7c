import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { connection } from "../../../platform/calls/connection.ts";
import { queryClient } from "../../../platform/calls/query-client.ts";
import { toasts } from "../../../platform/notices/toasts.ts";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { uuid } from "../../../testing/uuid.ts";
import {
  RunningExercisesDocument,
  RunningPatientDocument,
  SaveDevicesDocument,
  SaveExercisesDocument,
  SaveFormsDocument,
  TellPatientDocument,
} from "./running.graphql.ts";
import { answerProgramme, changeQuads, open, patientAnswer, saveChange } from "./running-pages.fixture.tsx";

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
  const tryNow = vi.spyOn(connection, "tryNow");
  onTestFinished(() => tryNow.mockRestore());
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
  await button("Try again").click();
  expect(tryNow).toHaveBeenCalledOnce();
  mockServer.setReachable(true);
  await expect.element(button("SAVE")).toBeEnabled();
});

test("a patient who is not there leads to the list, which says why", async () => {
  answerProgramme();
  mockServer.answer(RunningPatientDocument, {
    getPatient: { status: "fail", message: "No such patient.", patient: null },
  });
  const { address } = await open("schedule");
  await expect.poll(address).toBe("/patient");
  expect(toasts.current()).toMatchObject([{ kind: "error", text: "No such patient." }]);
});

test("a refused schedule is not taken for a patient who is not there, though the patient's answer comes later", async () => {
  answerProgramme();
  const answerLater = mockServer.delay(RunningPatientDocument);
  mockServer.answer(RunningExercisesDocument, {
    getSchedule: { status: "fail", message: "Not now.", schedules: null },
  });
  const { address } = await open("schedule");
  await expect.poll(() => mockServer.sent(RunningExercisesDocument)).toHaveLength(1);
  await expect.poll(() => queryClient.isFetching()).toBe(1); // the patient
  answerLater(patientAnswer());
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Not now\./);
  expect(address()).toBe(`/patient/schedule/${uuid(1)}`);
});

test("a failure is shown, and Try again asks once more", async () => {
  answerProgramme();
  mockServer.answer(RunningExercisesDocument, {
    getSchedule: { status: "fail", message: "Not now.", schedules: null },
  });
  await open("schedule");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Not now\./);
  answerProgramme();
  await button("Try again").click();
  await expect.element(button("Edit Quad Sets")).toBeVisible();
});
