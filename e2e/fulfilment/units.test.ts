import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { savedTable } from "../saved-table.ts";
import { soon } from "../soon.ts";

let journey: Journey;
const item = small.deviceItem(0, 2);
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  const { owner, today } = journey.world;
  const end = `date '${addDays(today(), -20)}' - surgery_date`;
  await owner.query(
    `update item_revisions set end_day = ${end}, start_day = least(start_day, ${end}) where item_id = $1`,
    [item],
  );
  await owner.query("update patient_devices set hardware_id = 'A1B2-C3D4-E5F6' where item_id = $1", [item]);
});
afterAll(() => journey.close());

const rows = (page: Page) => page.getByRole("table", { name: "Units" }).getByRole("row");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("from Fullfillment to all units, to what is overdue, and to where one has been", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/fulfillment" });
  await page.getByRole("link", { name: "Units", exact: true }).click();
  await arrivesAt(page, "/fulfillment/units");
  await page.getByRole("heading", { name: "Units", level: 1 }).waitFor();
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
  await soon(() => current.allInnerTexts()).toEqual(["Fullfillment"]);
  await soon(() => rows(page).count()).toBeGreaterThan(2);
  await page.getByLabel("Where", { exact: true }).selectOption("Overdue");
  await arrivesAt(page, "/fulfillment/units?place=overdue");
  await soon(() => rows(page).count()).toBe(2);
  expect(await rows(page).nth(1).innerText()).toMatch(/A1B2-C3D4-E5F6[\s\S]*Pat2 Clinic1[\s\S]*Overdue/);
  const download = page.waitForEvent("download");
  await button(page, "CSV").click();
  expect(await savedTable(await download)).toContain('"A1B2-C3D4-E5F6"');
  await page.getByLabel("Customer", { exact: true }).selectOption("Clinic 2");
  await page.getByText("No units match", { exact: true }).waitFor();
  await page.getByLabel("Customer", { exact: true }).selectOption("All customers");
  await page.getByLabel("Where", { exact: true }).selectOption("All");
  await page.getByLabel("Search units").fill("a1b2");
  await arrivesAt(page, "/fulfillment/units?place=all&search=a1b2");
  await soon(() => rows(page).count()).toBe(2);
  await rows(page).nth(1).click();
  await arrivesAt(page, `/fulfillment/${small.order(0, 2)}?device=${item}`);
  await page.getByRole("heading", { name: "Knee Motion Sensor", level: 1 }).waitFor();
  const saving = page.waitForEvent("download");
  await button(page, "Custody PDF").click();
  expect((await saving).suggestedFilename()).toBe(`custody-${item}.pdf`);
  expect(problems).toEqual([]);
  await leave();
});

test("who may not open Fullfillment is not led to the units", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: "/fulfillment/units" });
  await soon(() => new URL(page.url()).pathname).not.toBe("/fulfillment/units");
  await leave();
});
