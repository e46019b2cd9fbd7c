import { Role } from "@restride/domain/access/roles.ts";
import { issueEndedProgressToken, issueProgressToken } from "@restride/dev-env/progress-token.ts";
import { addReadings } from "@restride/dev-env/small-clinics/readings.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney(smallClinics);
  await journey.world.owner.query(`update device_metrics set
    metric = case value_index when 0 then 'Flexion' else 'Extension deficit' end,
    axis_min = 0, axis_max = case value_index when 0 then 150 else 40 end,
    thresholds = case value_index when 0 then '[{"min": 90}]' else '[{"max": 10}]' end::jsonb`);
  const bends = [84, 88, 91, 90, null, 95, 99, 104];
  await addReadings(
    journey.world,
    0,
    1,
    bends.map((bend, at) => [at - 9, [[bend, Math.max(0, 14 - 2 * at)]]]),
  );
});
afterAll(() => journey.close());

const noMeasurements =
  "This link leads to no measurements: it is too old, or a part of it is missing. Open the measurements again where you found the link, or ask the clinic for a new one. Only people who work at a clinic sign in here.";
const chartButton = (page: Page) => page.getByRole("button", { name: "Measurement Chart of Knee Motion Sensor" });
const linkTo = (token: string, patient: number): string =>
  `/measurement/device/${token}/${small.patient(0, patient)}/${small.deviceItem(0, patient)}`;
const drawn = (page: Page | Locator, title: string) =>
  page.getByRole("region", { name: title, exact: true }).locator("figure svg").first().waitFor();

test("A218 B105 B106 B279 B280: the device's button opens the Measurement Chart to a therapist; for company users it is disabled and says why", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), {
    width: 800,
    at: pathOfPatient(1),
  });
  await page.getByRole("button", { name: "Details" }).click();
  await chartButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Measurement Chart Knee Motion Sensor" });
  await dialog.getByRole("heading", { name: "Measurement Chart" }).waitFor();
  await drawn(dialog, "Flexion");
  expect(await page.getByRole("dialog").count()).toBe(1); // the panel, a drawer here, gives way to the chart
  expect(problems).toEqual([]);
  await leave();
  for (const role of [Role.companyAdmin, Role.healthCoach]) {
    const other = await journey.visitAs(smallEmail(0, role), { clinic: small.customers[0], at: pathOfPatient(1) });
    await soon(() => chartButton(other.page).getAttribute("aria-disabled")).toBe("true");
    await soon(() => chartButton(other.page).getAttribute("aria-label")).toContain(
      "Company users may not open measurement charts.",
    );
    await chartButton(other.page).click({ force: true });
    expect(await other.page.getByRole("dialog").count()).toBe(0);
    await other.leave();
  }
});

test("somebody with a link sees the charts on a phone", async () => {
  const { page, problems, leave } = await journey.visit({ width: 390 });
  const token = await issueProgressToken(journey.world, 0, 1);

  await step("A050 B104 B427: a chart for each value, never wider than 400", async () => {
    await page.goto(linkTo(token, 1));
    await page.getByRole("heading", { name: "Knee Motion Sensor", level: 1 }).waitFor();
    await drawn(page, "Flexion");
    await drawn(page, "Extension deficit");
    for (const words of ["Clinic 1", "Dr. Anna Surgeon1", "Pat1 Clinic1", /^Knee surgery on .+ days ago$/])
      await page.getByRole("main").getByText(words, { exact: true }).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await page.locator("main").boundingBox())!.width).toBe(400);
  });

  await step(
    "A050: without a token of this patient the page leads to /login, which says why and what to do",
    async () => {
      const ended = await issueEndedProgressToken(journey.world, 0, 1);
      for (const path of [linkTo(token, 2), linkTo(ended, 1), linkTo("nonsense", 1)]) {
        await page.goto(path);
        await arrivesAt(page, "/login");
        await page.getByRole("main").getByText(noMeasurements, { exact: true }).waitFor();
      }
    },
  );
  expect(problems).toEqual([]);
  await leave();
  const therapist = await journey.visitAs(smallEmail(0, Role.physio), {
    at: linkTo(await issueEndedProgressToken(journey.world, 0, 1), 1),
  });
  await arrivesAt(therapist.page, "/patient"); // who is signed in stays so
  await therapist.leave();
});
