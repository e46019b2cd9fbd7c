import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { restOf } from "../at-rest.ts";
import { holdCode } from "../hold-back.ts";
import { test } from "../journey-test.ts";
import { waitForAddress } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

const nothingLiesOver = (page: Page) => soon(() => page.getByRole("dialog").count()).toBe(0);
const opens = (page: Page, name: string) => page.getByRole("dialog", { name }).waitFor();
const isInert = (page: Page) => page.evaluate(() => document.getElementById("root")!.inert);

test("screens S7 S8: an admin closes what lies over the page by Back and by Escape, and the page below waits", async ({
  journey,
}) => {
  const { page, problems } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/users" });
  await page.getByRole("heading", { level: 1, name: "USERS" }).waitFor();
  await page.getByRole("link", { name: "Patients", exact: true }).click();
  const filter = page.getByRole("button", { name: "Filter", exact: true });
  await filter.waitFor();

  await step("screens S7: Back closes the dialog and stays on the page; Forward opens nothing", async () => {
    await filter.click();
    await opens(page, "Filter patients");
    await page.goBack();
    await nothingLiesOver(page);
    await waitForAddress(page, "/patient");
    await soon(() => filter.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.goForward();
    await nothingLiesOver(page);
    await waitForAddress(page, "/patient");
    await page.goBack();
    await waitForAddress(page, "/users");
    await page.getByRole("link", { name: "Patients", exact: true }).click();
  });
  await step("screens S7: after a dialog was closed in another way, one Back leaves the page", async () => {
    await filter.click();
    await opens(page, "Filter patients");
    await page.keyboard.press("Escape");
    await nothingLiesOver(page);
    await filter.click();
    await opens(page, "Filter patients");
    await page.getByRole("button", { name: "Cancel" }).click();
    await nothingLiesOver(page);
    await page.goBack();
    await waitForAddress(page, "/users");
    await page.getByRole("link", { name: "Patients", exact: true }).click();
  });
  await step("screens S7: Back closes the palette; a page opened from it is left by one Back", async () => {
    await filter.waitFor();
    await page.keyboard.press("Control+k");
    await opens(page, "Jump to");
    await page.goBack();
    await nothingLiesOver(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByText("Surgeons", { exact: true }).click();
    await waitForAddress(page, "/surgeons");
    await page.goBack();
    await waitForAddress(page, "/patient");
    await page.goBack();
    await waitForAddress(page, "/users");
    await page.getByRole("link", { name: "Patients", exact: true }).click();
  });
  await step(
    "screens S8: Escape closes after a click beside the dialog; the page below is inert until then",
    async () => {
      await filter.click();
      await opens(page, "Filter patients");
      expect(await isInert(page)).toBe(true);
      await page.mouse.click(8, 8);
      await page.mouse.click(8, 450);
      const dialog = page.getByRole("dialog", { name: "Filter patients" });
      await soon(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Escape");
      await nothingLiesOver(page);
      expect(await isInert(page)).toBe(false);
    },
  );
  await step("screens S7: leaving a form asks, also when a dialog was open in it, and Leave leaves", async () => {
    await page.getByRole("link", { name: "Users", exact: true }).click();
    await page.getByRole("link", { name: "ADD", exact: true }).click();
    await page.getByLabel("Firstname").fill("Nora");
    await page.keyboard.press("Control+k");
    await opens(page, "Jump to");
    await page.keyboard.press("Escape");
    await nothingLiesOver(page);
    await page.goBack();
    await opens(page, "Leave without saving?");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await waitForAddress(page, "/users/add");
    await soon(() => page.getByLabel("Firstname").inputValue()).toBe("Nora");
    await page.goBack();
    await opens(page, "Leave without saving?");
    await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
    await waitForAddress(page, "/users");
    await page.getByRole("link", { name: "ADD", exact: true }).click();
    await soon(() => page.getByLabel("Firstname").inputValue()).toBe("");
    await page.goBack();
    await waitForAddress(page, "/users");
  });
  await step("screens S7: the drawer of a phone is closed by Back, and its links are one step", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await menu.click();
    await opens(page, "Menu");
    await page.goBack();
    await nothingLiesOver(page);
    await waitForAddress(page, "/users");
    await menu.click();
    await page.getByRole("dialog").getByRole("link", { name: "Surgeons" }).click();
    await waitForAddress(page, "/surgeons");
    await page.goBack();
    await waitForAddress(page, "/users");
  });
  await step("from the press on a slow line keys belong to what opens, and Escape takes the press back", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const rest = restOf(page);
    await page.goto("/patient");
    await page.locator("tr[data-row]").first().getByRole("link").first().click();
    await page.getByRole("button", { name: "Next patient (J)" }).waitFor();
    await rest();
    const patient = page.url();
    const opening = page.getByRole("status").getByText("Opening …", { exact: true });
    const add = page.getByRole("button", { name: "Add diagnosis" });
    const bring = await holdCode(page, "*");
    await add.click();
    await opening.waitFor();
    await page.keyboard.type("knjn");
    expect(page.url()).toBe(patient);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.keyboard.press("Escape");
    await soon(() => opening.count()).toBe(0);
    await add.click();
    await opening.waitFor();
    bring();
    await opens(page, "Add diagnosis");
    expect(page.url()).toBe(patient);
    await page.keyboard.press("Escape");
    await nothingLiesOver(page);
    await page.keyboard.press("n");
    await opens(page, "Add note");
  });
  expect(problems).toEqual([]);
});
