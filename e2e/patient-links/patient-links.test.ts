import {
  issueCaregiverToken,
  issueProgressToken,
  issueReportToken,
  opensPage,
} from "@restride/dev-env/progress-token.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { addProgress, patientid, phone, ready } from "../progress-page/progress-patient.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  await addProgress(journey.world);
});
afterAll(() => journey.close());

const minute = 60_000;
const panel = (page: Page) => page.getByRole("complementary", { name: "Patient" });
const endButton = (page: Page, name: RegExp) => page.getByRole("button", { name });
const confirmEnd = async (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "End this link" });
  await dialog.getByRole("button", { name: "End link" }).click();
  await dialog.waitFor({ state: "detached" });
};

test("B188: the panel of a patient lists the links that work, and ends one after a question; without links there is nothing", async () => {
  const caregiver = await issueCaregiverToken(journey.world, 0, 1);
  await issueReportToken(journey.world, 0, 1);
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), {
    at: `/patient/${small.patient(0, 1)}`,
  });
  const heading = panel(page).getByRole("heading", { name: "Links to this patient" });
  await heading.waitFor();
  for (const text of ["Progress page for a caregiver", "Report", "a•••@h•••.example · Sent by the patient"])
    await panel(page).getByText(text, { exact: true }).waitFor();
  await panel(page)
    .getByText(/^Until \d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [AP]M$/i)
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
  await step("Cancel keeps the link", async () => {
    await endButton(page, /^End the link .*caregiver/).click();
    await page.getByRole("dialog").getByText("The link for a•••@h•••.example stops working on every device.").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    expect(await opensPage(journey.world, caregiver, patientid)).toBe(true);
  });
  await step("End link ends it, and the list knows", async () => {
    await endButton(page, /^End the link .*caregiver/).click();
    await confirmEnd(page);
    await page.getByText("Link ended.", { exact: true }).waitFor();
    await soon(() => panel(page).getByText("Progress page for a caregiver").count()).toBe(0);
    expect(await opensPage(journey.world, caregiver, patientid)).toBe(false);
  });
  await endButton(page, /^End the link .*Report/).click();
  await confirmEnd(page);
  await soon(() => heading.count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});

test("a caregiver's page lists that link alone, the patient's own all links, and ending that closes the page", async () => {
  const caregiver = await issueCaregiverToken(journey.world, 0, 1);
  const own = await issueProgressToken(journey.world, 0, 1);
  const { page, problems, leave } = await journey.visit(phone);
  await page.goto(`/activity/${caregiver}/${patientid}`);
  await page.getByRole("heading", { name: "Links to this data" }).waitFor();
  expect(await endButton(page, /^End the link/).count()).toBe(1);
  await page.goto(`/activity/${own}/${patientid}`);
  await ready(page);
  await page.getByRole("heading", { name: "Links to this data" }).waitFor();
  await page.getByText("This page", { exact: true }).waitFor();
  await page.getByText("Opened with a mailed code", { exact: false }).waitFor();
  await endButton(page, /^End the link .*caregiver/).click();
  await confirmEnd(page);
  await soon(() => page.getByText("Progress page for a caregiver").count()).toBe(0);
  expect(await opensPage(journey.world, caregiver, patientid)).toBe(false);
  await endButton(page, /^End the link .*Progress page$/).click();
  await page.getByRole("dialog").getByText("This page closes, and its link stops working on every device.").waitFor();
  await confirmEnd(page);
  await page.getByText("The OTP was sent to the email p•••@c•••.example").waitFor();
  expect(await opensPage(journey.world, own, patientid)).toBe(false);
  expect(problems).toEqual([]);
  await leave();
});

test("C242: two minutes before its end the page offers to stay open, by keyboard, and keeps what is open on it", async () => {
  const { page, problems, leave } = await journey.visit(phone);
  await page.clock.install();
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 2)}/${small.patient(0, 2)}`);
  await ready(page);
  const notice = page.getByRole("region", { name: "Time left" });
  await page.clock.fastForward(27 * minute);
  expect(await notice.count()).toBe(0);
  await page.getByRole("button", { name: "SHARE" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Ann");
  await page.clock.fastForward(65_000);
  await notice.getByText("This page closes in 2 minutes.", { exact: true }).waitFor();
  await notice.getByRole("button", { name: "Keep it open" }).focus();
  await page.keyboard.press("Enter");
  await soon(() => notice.count()).toBe(0);
  expect(await page.getByRole("dialog").getByLabel("Name").inputValue()).toBe("Ann");
  await page.clock.fastForward(20 * minute);
  expect(await page.getByRole("button", { name: "SHARE", includeHidden: true }).count()).toBe(1);
  expect(problems).toEqual([]);
  await leave();
});

test("a page that is left open empties when its link ends, and asks for a code", async () => {
  const { page, problems, leave } = await journey.visit(phone);
  await page.clock.install();
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 2)}/${small.patient(0, 2)}`);
  await ready(page);
  journey.world.clock.advance(30 * minute + 1_000);
  await page.clock.fastForward(30 * minute + 2_000);
  await page.getByText("The OTP was sent to the email p•••@c•••.example").waitFor();
  expect(await page.getByRole("region", { name: "Vitals" }).count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});
