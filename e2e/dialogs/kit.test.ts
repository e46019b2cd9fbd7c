import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tileOf } from "../calendar/patient.ts";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const admin = smallEmail(0, Role.admin);
const takesFocus = (control: Locator) =>
  control.evaluate((one) => {
    if (one instanceof HTMLElement) one.focus();
    return one === document.activeElement;
  });
const focused = (page: Page) => soon(() => page.evaluate(() => document.activeElement?.textContent?.trim()));

test("screens S8: menus are worked by keys, and left by Tab", async () => {
  const { page, problems, leave } = await journey.visitAs(admin, { at: "/patient" });
  const profile = page.getByRole("button", { name: /^Profile of/ });
  await page.getByRole("button", { name: "Filter", exact: true }).waitFor();
  await step("the profile menu says that it is one; Home, End and letters move in it", async () => {
    await soon(() => profile.getAttribute("aria-haspopup")).toBe("true");
    await profile.focus();
    await page.keyboard.press("Enter");
    await focused(page).toBe("Reset Password");
    await page.keyboard.press("End");
    await focused(page).toBe("Logout");
    await page.keyboard.press("Home");
    await focused(page).toBe("Reset Password");
    await page.keyboard.type("log");
    await focused(page).toBe("Logout");
  });
  await step("Tab leaves it, and it closes", async () => {
    await page.keyboard.press("Tab");
    await soon(() => page.getByRole("menu").count()).toBe(0);
    await soon(() => profile.getAttribute("aria-expanded")).toBe("false");
    await soon(() => page.getByRole("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);
  });
  await step("the menu of a day begins at its first item, and arrows move in it", async () => {
    const today = journey.world.today();
    await page.goto(`/patient/${small.patient(0, 1)}?view=month&date=${today}`);
    await tileOf(page, today).focus();
    await page.keyboard.press("Shift+F10");
    await focused(page).toBe("Select");
    await page.keyboard.press("ArrowDown");
    await focused(page).toBe("Add Reminder");
    await page.keyboard.press("ArrowUp");
    await focused(page).toBe("Select");
    await page.keyboard.press("Escape");
    await soon(() => tileOf(page, today).evaluate((tile) => tile === document.activeElement)).toBe(true);
  });
  await step("the dialog that a menu opened gives the focus back to where the menu was opened", async () => {
    const tile = tileOf(page, journey.world.today());
    await page.keyboard.press("Shift+F10");
    await page.getByRole("menuitem", { name: "Add Reminder" }).press("Enter");
    await page.getByRole("dialog", { name: "Add reminder" }).waitFor();
    await page.keyboard.press("Escape");
    await soon(() => tile.evaluate((one) => one === document.activeElement)).toBe(true);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("screens S8: the palette is a combobox, and the page below it and below a dialog is out of reach", async () => {
  const { page, leave } = await journey.visitAs(admin, { at: "/patient" });
  const filter = page.getByRole("button", { name: "Filter", exact: true });
  await filter.waitFor();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Jump to patient or page" });
  await soon(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  const highlighted = () =>
    field.evaluate((one) => document.getElementById(one.getAttribute("aria-activedescendant") ?? "")?.textContent);
  await page.keyboard.type("s");
  await soon(highlighted).toContain("Surgeons");
  await soon(() => field.getAttribute("aria-expanded")).toBe("true");
  await soon(() => page.getByRole("listbox").getByRole("option", { selected: true }).innerText()).toContain("Surgeons");
  await field.fill("");
  const options = page.getByRole("listbox").getByRole("option");
  await page.keyboard.press("ArrowDown");
  await soon(() => options.nth(1).getAttribute("aria-selected")).toBe("true");
  expect(await takesFocus(filter)).toBe(false);
  await page.keyboard.press("Escape");
  await soon(() => takesFocus(filter)).toBe(true);
  await filter.click();
  await page.getByRole("dialog", { name: "Filter patients" }).waitFor();
  expect(await takesFocus(filter)).toBe(false);
  await page.keyboard.press("Escape");
  await soon(() => takesFocus(filter)).toBe(true);
  await leave();
});

test("B243: a date is taken as people write it, and written in full", async () => {
  const { page, leave } = await journey.visitAs(admin, { at: `/patient/${small.patient(0, 1)}` });
  await page.getByRole("button", { name: "ADD REMINDER" }).click();
  const date = page.getByRole("dialog", { name: "Add reminder" }).getByRole("textbox", { name: "Date" });
  const tomorrow = addDays(journey.world.today(), 1);
  const [year, month, day] = tomorrow.split("-").map(Number);
  for (const text of [`${month}/${day}/${year}`, `${month}-${day}-${year! % 100}`]) {
    await date.fill(text);
    await page.getByLabel("Title").focus();
    await soon(() => date.inputValue()).toBe(formatUs(tomorrow));
  }
  await leave();
});

test("a date that does not exist stays, is said, and nothing is saved until it is mended", async () => {
  const { page, problems, leave } = await journey.visitAs(admin, { at: `/patient/${small.patient(0, 1)}` });
  await page.getByRole("button", { name: "ADD REMINDER" }).click();
  const dialog = page.getByRole("dialog", { name: "Add reminder" });
  const date = dialog.getByRole("textbox", { name: "Date" });
  const said = dialog.getByText("Please enter a date as MM/DD/YYYY.", { exact: true });
  const next = addDays(journey.world.today(), 1);
  await step("left by Tab, and sent by the button", async () => {
    await dialog.getByLabel("Title").fill("Bring the brace");
    await date.fill("02/30/2027");
    expect(await said.count()).toBe(0);
    await date.press("Tab");
    await said.waitFor();
    expect(await date.inputValue()).toBe("02/30/2027");
    await dialog.getByRole("button", { name: "Add reminder" }).click();
    await soon(() => date.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await date.inputValue()).toBe("02/30/2027");
  });
  await step("sent by Enter while it is typed", async () => {
    await date.fill(formatUs(next));
    await said.waitFor({ state: "detached" });
    await date.fill("tomorrow");
    await date.press("Enter");
    await said.waitFor();
    expect(await date.inputValue()).toBe("tomorrow");
  });
  await step("a day that is picked takes its place", async () => {
    await dialog.getByRole("button", { name: "Pick Date" }).click();
    const calendar = page.getByRole("dialog", { name: "Date", exact: true });
    await calendar.getByRole("gridcell", { selected: false, disabled: false }).last().click();
    await said.waitFor({ state: "detached" });
    await soon(() => date.inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    await dialog.getByRole("button", { name: "Add reminder" }).click();
    await dialog.waitFor({ state: "detached" });
  });
  expect(problems).toEqual([]);
  await leave();
});
