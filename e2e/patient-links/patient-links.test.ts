import {
  issueCaregiverToken,
  issueEndedProgressToken,
  issueProgressToken,
  issueReportToken,
  opensPage,
} from "@restride/dev-env/progress-token.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { patientPanel } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForAddress } from "../journey.ts";
import { addProgress, patientid, phone, waitForVitals } from "../progress-page/progress-patient.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

test.beforeAll(async ({ journey }) => {
  await journey.world.owner.query(`update device_metrics set
    metric = case value_index when 0 then 'Flexion' else 'Extension deficit' end,
    axis_min = 0, axis_max = case value_index when 0 then 150 else 40 end,
    thresholds = case value_index when 0 then '[{"min": 90}]' else '[{"max": 10}]' end::jsonb`);
  await addProgress(journey.world);
});

const minute = 60_000;
const endButton = (page: Page, name: RegExp) => page.getByRole("button", { name });
const confirmEnd = async (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "End this link" });
  await dialog.getByRole("button", { name: "End link" }).click();
  await dialog.waitFor({ state: "detached" });
};
const linkToCharts = (token: string, patient: number): string =>
  `/measurement/device/${token}/${small.patient(0, patient)}/${small.deviceItem(0, patient)}`;
const drawn = (page: Page | Locator, title: string) =>
  page.getByRole("region", { name: title, exact: true }).locator("figure svg").first().waitFor();
const noMeasurements =
  "This link leads to no measurements: it is too old, or a part of it is missing. Open the measurements again where you found the link, or ask the clinic for a new one. Only people who work at a clinic sign in here.";

test("links to a patient are listed and ended in the clinic and on their own pages, and open measurements on a phone", async ({
  journey,
}) => {
  const caregiver = await issueCaregiverToken(journey.world, 0, 1);
  await issueReportToken(journey.world, 0, 1);
  const own = await issueProgressToken(journey.world, 0, 1);
  const { page, problems } = await journey.visit(phone);

  await step("A050 B104 B427: a link opens a chart for each value on a phone, never wider than 400", async () => {
    await page.goto(linkToCharts(own, 1));
    await page.getByRole("heading", { name: "Knee Motion Sensor", level: 1 }).waitFor();
    await drawn(page, "Flexion");
    await drawn(page, "Extension deficit");
    for (const words of ["Clinic 1", "Dr. Anna Surgeon1", "Pat1 Clinic1", /^Knee surgery on .+ days ago$/])
      await page.getByRole("main").getByText(words, { exact: true }).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await page.locator("main").boundingBox())!.width).toBe(400);
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await step("A050: without a token of this patient it leads to /login, which says why and what to do", async () => {
    const ended = await issueEndedProgressToken(journey.world, 0, 1);
    for (const path of [linkToCharts(own, 2), linkToCharts(ended, 1), linkToCharts("nonsense", 1)]) {
      await page.goto(path);
      await waitForAddress(page, "/login");
      await page.getByRole("main").getByText(noMeasurements, { exact: true }).waitFor();
    }
  });
  await step("a caregiver's page lists that link alone, the patient's own all links", async () => {
    await page.goto(`/activity/${caregiver}/${patientid}`);
    await page.getByRole("heading", { name: "Links to this data" }).waitFor();
    expect(await endButton(page, /^End the link/).count()).toBe(1);
    await page.goto(`/activity/${own}/${patientid}`);
    await waitForVitals(page);
    await page.getByText("This page", { exact: true }).waitFor();
    await page.getByText("Opened with a mailed code", { exact: false }).waitFor();
    expect(await endButton(page, /^End the link/).count()).toBe(3);
  });
  const admin = await journey.visitAs(smallEmail(0, Role.admin), { at: `/patient/${patientid}`, width: 800 });
  await step(
    "B188: the panel of a patient lists the links that work, with a masked address, and ends one",
    async () => {
      const { page: console } = admin;
      await console.getByRole("button", { name: "Details" }).click();
      await patientPanel(console).getByRole("heading", { name: "Links to this patient" }).waitFor();
      for (const text of ["Progress page for a caregiver", "Report", "a•••@h•••.example · Sent by the patient"])
        await patientPanel(console).getByText(text, { exact: true }).first().waitFor();
      await endButton(console, /^End the link .*caregiver/).click();
      await console.getByText("The link for a•••@h•••.example stops working on every device.").waitFor();
      await confirmEnd(console);
      await console.getByText("Link ended.", { exact: true }).waitFor();
      await soon(() => patientPanel(console).getByText("Progress page for a caregiver").count()).toBe(0);
      expect(await opensPage(journey.world, caregiver, patientid)).toBe(false);
    },
  );
  await step("the panel, a drawer here, gives way to the chart of a device", async () => {
    const { page: console } = admin;
    await console.getByRole("button", { name: "Measurement Chart of Knee Motion Sensor" }).click();
    await drawn(console.getByRole("dialog", { name: "Measurement Chart Knee Motion Sensor" }), "Flexion");
    expect(await console.getByRole("dialog").count()).toBe(1);
  });
  await step("ending the link of the own page closes it", async () => {
    await endButton(page, /^End the link .*Progress page$/).click();
    await page.getByRole("dialog").getByText("This page closes, and its link stops working on every device.").waitFor();
    await confirmEnd(page);
    await page.getByText("The OTP was sent to the email p•••@c•••.example").waitFor();
    expect(await opensPage(journey.world, own, patientid)).toBe(false);
  });
  await step("who is signed in and follows a link that has ended stays so", async () => {
    await admin.page.goto(linkToCharts(own, 1));
    await waitForAddress(admin.page, "/compliance");
  });
  expect([...problems, ...admin.problems]).toEqual([]);
});

test("C242: two minutes before its end a patient's page offers to stay open, by keyboard, and keeps what is open on it", async ({
  journey,
}) => {
  const { page, problems } = await journey.visit(phone);
  await page.clock.install();
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 2)}/${small.patient(0, 2)}`);
  await waitForVitals(page);
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
});

test("a patient's page that is left open empties when its link ends, and asks for a code", async ({ journey }) => {
  const { page, problems } = await journey.visit(phone);
  await page.clock.install();
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 2)}/${small.patient(0, 2)}`);
  await waitForVitals(page);
  journey.world.clock.advance(30 * minute + 1_000);
  await page.clock.fastForward(30 * minute + 2_000);
  await page.getByText("The OTP was sent to the email p•••@c•••.example").waitFor();
  expect(await page.getByRole("region", { name: "Vitals" }).count()).toBe(0);
  expect(problems).toEqual([]);
});
