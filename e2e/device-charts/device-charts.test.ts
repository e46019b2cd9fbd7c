import { Role } from "@restride/domain/access/roles.ts";
import { issueEndedProgressToken, issueProgressToken } from "@restride/dev-env/progress-token.ts";
import { addReadings } from "@restride/dev-env/small-clinics/readings.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
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
const pointsOf = (page: Page | Locator, title: string) =>
  page.getByRole("region", { name: title, exact: true }).locator('figure svg path[fill="var(--series1)"]').count();

test("a therapist looks at what a sensor measured", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: pathOfPatient(1) });
  const dialog = page.getByRole("dialog", { name: "Measurement Chart Knee Motion Sensor" });

  await step("B105: the device's button opens the Measurement Chart", async () => {
    await chartButton(page).click();
    await dialog.getByRole("heading", { name: "Measurement Chart" }).waitFor();
  });

  await step(
    "B107: pies with skipped, partial, complete and remaining days stand for a week, a month and all",
    async () => {
      const counts = async (title: string) =>
        (await dialog.getByRole("region", { name: title, exact: true }).locator("dd").allInnerTexts()).map(Number);
      await dialog.getByRole("region", { name: "All", exact: true }).waitFor();
      expect(await counts("Last 7 days")).toEqual([1, 0, 5, 1]);
      expect(await counts("Last 30 days")).toEqual([1, 0, 8, 1]);
      expect(await counts("All")).toEqual([1, 0, 8, 51]);
    },
  );

  await step("B108: the last measurements stand under Measurement, Last Recorded, Value", async () => {
    const table = dialog.getByRole("table").filter({ hasText: "Last Recorded" });
    await soon(() => table.getByRole("columnheader").allInnerTexts()).toEqual([
      "Measurement",
      "Last Recorded",
      "Value",
    ]);
    await soon(() => table.getByRole("row").nth(1).innerText()).toMatch(/Flexion\s+\d\d\/\d\d\/\d{4}, 8:05 AM\s+104°/);
  });

  await step(
    "B109 B139 B425: six points with their limit; the empty one is a gap; older ones are a page away",
    async () => {
      await drawn(dialog, "Flexion");
      const flexion = dialog.getByRole("region", { name: "Flexion", exact: true });
      await flexion.getByText("3–8 of 8").waitFor();
      await flexion.getByText("Min 90", { exact: true }).waitFor();
      await soon(() => flexion.locator("figcaption").innerText()).toMatch(
        /^Flexion: 7 values, the newest 104° .* Limits: Min 90°\.$/,
      );
      const place = (await flexion.locator("figure").boundingBox())!;
      await page.mouse.move(place.x + place.width - 30, place.y + place.height / 2);
      await flexion.locator("figure b").getByText("104°", { exact: true }).waitFor();
      await page.mouse.move(0, 0);
      await flexion.getByRole("button", { name: "Older values of Flexion" }).click();
      await flexion.getByText("1–2 of 8").waitFor();
      await flexion.getByRole("button", { name: "Show Flexion as a table" }).click();
      expect(await flexion.getByRole("row").count()).toBe(9);
      await soon(() => flexion.getByRole("row").nth(4).innerText()).toContain("—");
      await flexion.getByRole("button", { name: "Show Flexion as a chart" }).click();
      await flexion.getByRole("button", { name: "Newer values of Flexion" }).click();
      expect(await pointsOf(dialog, "Flexion")).toBeGreaterThan(0);
    },
  );

  await step("screens S2 M11: the rings say how much is complete", async () => {
    const ring = dialog.getByRole("region", { name: "Last 7 days", exact: true }).locator("b");
    await soon(() => ring.innerText()).toBe("71%");
    // Its hole is 64 % of the ring: the widest number stands clear of it.
    const [number, hole] = await ring.evaluate((middle) => {
      middle.textContent = "100%";
      const room = middle.closest("span:has(svg)")!.getBoundingClientRect().width * 0.64;
      return [middle.getBoundingClientRect().width, room];
    });
    expect(number).toBeLessThan(hole! - 6);
  });
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  await step("B108: without a reading the dialog says 'Data not available'", async () => {
    await page.goto(pathOfPatient(3));
    await chartButton(page).click();
    await dialog.getByRole("cell", { name: "Data not available" }).waitFor();
    expect(await dialog.getByText("Data not available").count()).toBe(3);
  });
  await takeScreens(page, "measurement-chart-empty");
  expect(problems).toEqual([]);
  await leave();
});

test("where the panel is a drawer, it gives way to the chart", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { width: 800, at: pathOfPatient(1) });
  await page.getByRole("button", { name: "Details" }).click();
  await chartButton(page).click();
  await drawn(page, "Flexion");
  expect(await page.getByRole("dialog").count()).toBe(1);
  await leave();
});

test("A218 B106 B279 B280: for company users the button is disabled and says why", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    clinic: small.customers[0],
    at: pathOfPatient(1),
  });
  await chartButton(page).waitFor();
  await soon(() => chartButton(page).getAttribute("aria-disabled")).toBe("true");
  await soon(() => chartButton(page).getAttribute("aria-label")).toContain(
    "Company users may not open measurement charts.",
  );
  await chartButton(page).click({ force: true });
  expect(await page.getByRole("dialog").count()).toBe(0);
  await leave();
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
});

test("a link that has ended leaves a signed-in therapist signed in", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), {
    at: linkTo(await issueEndedProgressToken(journey.world, 0, 1), 1),
  });
  await arrivesAt(page, "/patient");
  await leave();
});
