import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { SchedulePages } from "./ScheduleWays.tsx";

const open = (isScheduled: boolean, role: Role = Role.physio) =>
  render(
    <SchedulePages
      patientId={uuid(1)}
      scheduled={{ exercises: isScheduled, measurements: isScheduled, questionnaires: isScheduled }}
    />,
    { profile: signedIn(role) },
  );

test("schedules that are there are edited, those that are not are added", async () => {
  const { unmount } = await open(true);
  for (const [name, path] of [
    ["EDIT EXERCISE SCHEDULE", "schedule"],
    ["EDIT MEASUREMENT SCHEDULE", "deviceschedule"],
    ["EDIT QUESTIONNAIRE SCHEDULE", "questionnaireschedule"],
  ] as const)
    await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", `/patient/${path}/${uuid(1)}`);
  await unmount();
  await open(false);
  expect(textsOf(page.getByRole("link"))).toEqual(["ADD EXERCISE", "ADD DEVICE", "ADD QUESTIONNAIRE"]);
});

test("who may not change schedules reads why", async () => {
  await open(true, Role.healthCoach);
  const reason = "EDIT EXERCISE SCHEDULE: Schedules are changed by the clinic or a company admin";
  await expect.element(page.getByRole("button", { name: reason })).toHaveAttribute("aria-disabled", "true");
  expect(page.getByRole("link").elements()).toEqual([]);
});
