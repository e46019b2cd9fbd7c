import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs, todayIn } from "@restride/domain/values/calendar-date.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { filteredBy, shows } from "./rows.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  await journey.world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 3)]);
});
afterAll(() => journey.close());

const openFilter = async (page: Page): Promise<Locator> => {
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  return page.getByRole("dialog", { name: "Filter patients" });
};
const choose = (dialog: Locator, group: string, option: string): Promise<void> =>
  dialog.getByRole("radiogroup", { name: group }).getByText(option, { exact: true }).click();
const show = (dialog: Locator): Promise<void> => dialog.getByRole("button", { name: "Show patients" }).click();
const pick = async (page: Page, dialog: Locator, field: string, option: string): Promise<void> => {
  await dialog
    .getByRole("combobox", { name: field })
    .or(dialog.getByRole("button", { name: field }))
    .first()
    .click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

const active = ["Pat1 Clinic1", "Pat2 Clinic1"];

test("the filter of the patient list", async () => {
  const email = smallEmail(0, Role.physio);
  const { page, problems, leave } = await journey.visitAs(email, { at: "/patient" });
  const today = todayIn(journey.world.clock.now(), "America/Chicago");

  await step("B016 B150: the bar names what limits the list, which starts with active patients", async () => {
    await shows(page, active);
    await filteredBy(page, ["No filters applied."]);
    await page.getByText("2 patients", { exact: true }).waitFor();
  });

  await step(
    "screens M19 B016: Status All is a filter; Clear all and its cross lead back to active patients",
    async () => {
      for (const off of ["Remove filter Status", "Clear all"]) {
        const dialog = await openFilter(page);
        await choose(dialog, "Status", "All");
        await show(dialog);
        await filteredBy(page, ["Status All"]);
        await shows(page, [...active, "Pat3 Clinic1"]);
        await page.getByRole("button", { name: off }).click();
        await filteredBy(page, ["No filters applied."]);
        await shows(page, active);
      }
    },
  );

  await step("B017 B143: the dialog has a field for each filter", async () => {
    const dialog = await openFilter(page);
    for (const label of ["Last name", "Last four digits of phone", "Doctor", "Pain Level"])
      await dialog.getByLabel(label, { exact: true }).first().waitFor();
    for (const group of ["Surgery type", "Surgery time", "Status"])
      await dialog.getByRole("radiogroup", { name: group }).waitFor();
    await page.keyboard.press("Escape");
    await soon(() => dialog.count()).toBe(0);
    await filteredBy(page, ["No filters applied."]);
  });

  await step("B241: the last digits of a phone are four", async () => {
    const dialog = await openFilter(page);
    const digits = dialog.getByLabel("Last four digits of phone");
    for (const wrong of ["123", "12345", "12a4"]) {
      await digits.fill(wrong);
      await show(dialog);
      await dialog.getByText("Please enter 4 digits", { exact: true }).waitFor();
    }
    await digits.fill("0102");
    await show(dialog);
    await filteredBy(page, ["Phone •••• 0102"]);
    await shows(page, ["Pat2 Clinic1"]);
    await arrivesAt(page, "/patient?lastdigitsofphone=0102");
  });

  await step("B242 B400: a surgery range needs Pre or Post and starts with two weeks", async () => {
    await page.getByRole("button", { name: "Clear all" }).click();
    const dialog = await openFilter(page);
    await choose(dialog, "Surgery time", "Range");
    await dialog.getByText("2 weeks", { exact: true }).first().waitFor();
    await show(dialog);
    await dialog.getByText("Please select surgery time!", { exact: true }).waitFor();
    await pick(page, dialog, "Pre or Post", "Post");
    await show(dialog);
    await filteredBy(page, ["Surgery range Post 2 weeks"]);
    await shows(page, ["Pat1 Clinic1"]);
  });

  await step("B155 B243: choosing dates clears the range, and both dates are needed", async () => {
    const dialog = await openFilter(page);
    await choose(dialog, "Surgery time", "Date");
    expect(await dialog.getByLabel("Surgery range").count()).toBe(0);
    await show(dialog);
    await dialog.getByText("Please select date range", { exact: true }).waitFor();
    const dates = dialog.getByRole("textbox", { name: "Surgery date" });
    await dialog.getByRole("button", { name: "Pick Surgery date" }).click();
    const calendar = page.getByRole("dialog", { name: "Surgery date" });
    await calendar.waitFor();
    await page.keyboard.press("Escape");
    await calendar.waitFor({ state: "hidden" });
    expect(await dialog.count(), "screens S8: the open calendar takes the first Escape").toBe(1);
    await dates.nth(0).click();
    await page.keyboard.type("02/30/2027");
    await page.keyboard.press("Enter");
    await dialog.getByText("Please enter a date as MM/DD/YYYY.", { exact: true }).waitFor();
    expect(await dates.nth(0).inputValue()).toBe("02/30/2027");
    await dates.nth(0).fill("");
    await page.keyboard.type(formatUs(addDays(today, -21)));
    await page.keyboard.press("Enter");
    await dialog.getByText("Please select date range", { exact: true }).waitFor();
    await soon(() => dates.nth(0).inputValue()).toBe(formatUs(addDays(today, -21)));
    await dates.nth(1).click();
    await page.keyboard.type(formatUs(addDays(today, -19)));
    await page.keyboard.press("Enter");
    await filteredBy(page, [`Surgery date ${formatUs(addDays(today, -21))} – ${formatUs(addDays(today, -19))}`]);
    await shows(page, ["Pat2 Clinic1"]);
  });

  await step("B155: choosing none takes the dates away", async () => {
    const dialog = await openFilter(page);
    await choose(dialog, "Surgery time", "None");
    await show(dialog);
    await filteredBy(page, ["No filters applied."]);
    await arrivesAt(page, "/patient");
  });

  await step("B244: a slider goes from 0 to 100, and one that is all zero does not limit", async () => {
    const dialog = await openFilter(page);
    const from = dialog.getByRole("slider", { name: "Knee score from" });
    const to = dialog.getByRole("slider", { name: "Knee score to" });
    expect([await from.getAttribute("min"), await to.getAttribute("max")]).toEqual(["0", "100"]);
    await to.focus();
    await page.keyboard.press("Home");
    await dialog.getByText("0–0", { exact: true }).waitFor();
    const progress = dialog.getByRole("slider", { name: "Exercise Progress to" });
    await progress.focus();
    await page.keyboard.press("ArrowLeft");
    await show(dialog);
    await soon(() => page.url()).not.toContain("kneescore");
    await filteredBy(page, ["Exercise Progress 0–99"]);
    await page.getByRole("button", { name: "Remove filter Exercise Progress" }).click();
  });

  await step("B245: the surgery type All does not limit", async () => {
    const hips = await openFilter(page);
    await choose(hips, "Surgery type", "Hip");
    await show(hips);
    await filteredBy(page, ["Surgery type Hip"]);
    await shows(page, ["Pat2 Clinic1"]);
    const dialog = await openFilter(page);
    await choose(dialog, "Surgery type", "All");
    await show(dialog);
    await filteredBy(page, ["No filters applied."]);
    expect(page.url()).not.toContain("surgerytype");
  });

  await step("B143: a doctor and a last name limit the list, and nothing that matches is said", async () => {
    const dialog = await openFilter(page);
    await pick(page, dialog, "Doctor", "Dr. Anna Surgeon2");
    await dialog.getByLabel("Last name").fill(" clin ");
    await choose(dialog, "Status", "All");
    await show(dialog);
    await filteredBy(page, ["Status All", "Last name clin", "Doctor Surgeon2"]);
    await shows(page, ["Pat3 Clinic1"]);
    await page.goto(`${page.url()}&surgerytype=hip`);
    await page.getByText("No patients match", { exact: true }).waitFor();
    await page.getByText("Four filters are on.", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Clear all filters" }).click();
    await filteredBy(page, ["No filters applied."]);
  });

  await step("B143: a filter is remembered until the next sign-in, and forgotten on request", async () => {
    const dialog = await openFilter(page);
    await choose(dialog, "Surgery type", "Knee");
    await dialog.getByLabel("Remember this filter").check();
    await show(dialog);
    await filteredBy(page, ["Surgery type Knee"]);
    await page.getByRole("button", { name: /Sam Role/ }).click();
    await page.getByRole("menuitem", { name: /log ?out/i }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /log ?out/i })
      .click();
    await arrivesAt(page, "/login");
    await journey.signIn(page, email);
    await filteredBy(page, ["Surgery type Knee"]);
    await shows(page, ["Pat1 Clinic1"]);
    const again = await openFilter(page);
    await again.getByRole("button", { name: "Clear", exact: true }).click();
    await show(again);
    await filteredBy(page, ["No filters applied."]);
    // Leaving the page would break off what is on its way.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("restride.session"))).not.toContain("surgerytype");
    await page.goto("/patient");
    await filteredBy(page, ["No filters applied."]);
  });
  expect(problems).toEqual([]);
  await leave();
});
