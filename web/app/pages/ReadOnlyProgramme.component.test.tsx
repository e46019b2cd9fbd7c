import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ContentNamesDocument } from "../../features/programmes/content.graphql.ts";
import {
  RunningDevicesDocument,
  RunningExercisesDocument,
  RunningFormsDocument,
  RunningPatientDocument,
} from "../../features/programmes/running/running.graphql.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { ReadOnlyProgramme } from "./ReadOnlyProgramme.tsx";

const today = "2026-03-05" as CalendarDate;
const success = { status: "success", message: "" };
const read = { version: "v1", today };

/** Opens the programme of a patient with only a care plan, as a user with this role. */
const open = async (role: Role) => {
  mockServer.answer(ContentNamesDocument, { getContentNames: { ...success, names: [] } });
  mockServer.answer(RunningPatientDocument, {
    getPatient: {
      ...success,
      patient: {
        _id: uuid(1),
        firstname: "Ann",
        lastname: "Bell",
        salutation: "Ms",
        age: "65",
        gender: "female",
        active: true,
        activesince: today,
        careplan: "Knee Standard",
        madefrom: null,
        surgery: { type: "knee", date: today },
        shipaddress: null,
        technicalholdhistory: [],
      },
    },
  });
  mockServer.answer(RunningExercisesDocument, { getSchedule: { ...success, schedules: { ...read, exercises: [] } } });
  mockServer.answer(RunningDevicesDocument, {
    getDeviceSchedule: { ...success, schedules: { ...read, assigneddevices: [] } },
  });
  mockServer.answer(RunningFormsDocument, {
    getPatientFeedSchedule: { ...success, schedules: { ...read, feedback: [] } },
  });
  const calls: string[] = [];
  const { customer } = signedIn();
  await render(
    <ReadOnlyProgramme patientId={uuid(1)} onAsk={() => calls.push("asked")} onClose={() => calls.push("closed")} />,
    { profile: role === Role.companyAdmin ? { ...ofCompany(role), customer } : signedIn(role) },
  );
  await expect.element(page.getByText("Knee Standard. Surgery 03/05/2026.")).toBeVisible();
  return calls;
};
const ask = () => page.getByRole("button", { name: "Ask the clinic for a change" });

test("a health coach, who changes no programme, reads that of the patient and asks the clinic for a change", async () => {
  const calls = await open(Role.healthCoach);
  expect(mockServer.sent(RunningPatientDocument)).toEqual([{ id: uuid(1) }]);
  await ask().click();
  expect(calls).toEqual(["asked"]);
  await page.getByRole("button", { name: "Close" }).first().click();
  expect(calls).toEqual(["asked", "closed"]);
});

test.each([
  ["an admin", Role.admin],
  ["a therapist", Role.physio],
  ["a surgeon", Role.surgeon],
  ["a medical associate", Role.medicalAssociate],
  ["a company admin", Role.companyAdmin],
])("%s changes it, and asks nobody", async (_, role) => {
  await open(role);
  expect(ask().elements()).toEqual([]);
});
