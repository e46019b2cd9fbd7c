import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { expect } from "vitest";
import { holdBack, holdCode } from "../hold-back.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, type Journey } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

test("an admin goes about by the keyboard", async ({ journey }) => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: null });
  const palette = page.getByRole("dialog", { name: "Jump to" });
  await step("what is typed before the palette is there is meant for it, and does nothing on the page", async () => {
    const bring = await holdCode(page, "OpenPalette-*"); // ten seconds after its load a page requests this file by itself
    await page.goto(`/patient/${small.patient(0, 1)}`);
    await page.getByRole("button", { name: "Add note" }).waitFor();
    await page.keyboard.press("Control+K");
    await page.keyboard.type("no");
    expect(await page.getByRole("dialog").count()).toBe(0);
    bring();
    await soon(() => palette.getByRole("combobox").inputValue()).toBe("no");
    expect(await page.getByRole("dialog").count()).toBe(1);
  });
  await step(
    "screens S4: a patient is found in any order of names, with no more of the phone than four digits",
    async () => {
      await palette.getByRole("combobox").fill("Clinic1, Pat2");
      await soon(() => palette.getByText(/^•••• /).allTextContents()).toHaveLength(1);
      expect(await palette.textContent()).toContain("•••• 0102");
      expect(await palette.textContent()).not.toContain("1312555");
    },
  );
  await step("screens S4: below the patient stand the actions, and one opens its dialog on the page", async () => {
    await palette.getByRole("group", { name: "ACTIONS FOR Pat2 Clinic1" }).getByText("Add reminder").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await waitForAddress(page, `/patient/${small.patient(0, 2)}`);
    await page.getByRole("dialog", { name: "Add reminder" }).waitFor();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await waitForAddress(page, `/patient/${small.patient(0, 2)}`);
  });
  await step("screens S4: who was opened stands there when nothing is typed, also after a reload", async () => {
    await page.reload();
    await page.getByRole("heading", { name: "Pat2 Clinic1" }).first().waitFor();
    await page.keyboard.press("Control+K");
    await palette
      .getByRole("group", { name: "RECENT PATIENTS" })
      .getByText(/^seen \d+:\d\d [AP]M · •••• 0101/)
      .waitFor();
    await palette.getByRole("group", { name: "ACTIONS FOR Pat2 Clinic1" }).getByText("Add reminder").waitFor();
    await page.keyboard.press("Escape");
    await palette.waitFor({ state: "hidden" });
  });
  await step(
    "screens M2: G then M leads to the messages, and who does not see the page hears where it led",
    async () => {
      await page.keyboard.press("g");
      await page.keyboard.press("m");
      await waitForAddress(page, "/notification");
      await page
        .locator("[aria-live=polite]")
        .getByText("Messages · Restride", { exact: true })
        .waitFor({ state: "attached" });
    },
  );
  await step("screens M1: a choice that was just made takes no keys: they go on working", async () => {
    await page.goto("/users");
    await page.getByText("Inactive", { exact: true }).click();
    await soon(() => page.getByRole("radio", { name: "Inactive" }).isChecked()).toBe(true);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("go to Patients").waitFor();
    await page.keyboard.press("Escape");
  });
  await step("the first Tab shows the skip link, which leads to the content", async () => {
    await page.goto("/patient");
    await page.getByRole("table").waitFor();
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await soon(() => skip.evaluate((one) => one === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
  });
  await step(
    "whoever goes to another page by the keys begins in it: from the header, the palette, a row and the menu of a phone",
    async () => {
      const has = (focusedSelector: string): Promise<boolean> =>
        page.evaluate((selector) => document.activeElement?.matches(selector) === true, focusedSelector);
      await page.getByRole("link", { name: "Users", exact: true }).press("Enter");
      await waitForAddress(page, "/users");
      await soon(() => has("main")).toBe(true);
      await page.keyboard.press("Tab");
      await soon(() => has("main *")).toBe(true);
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog", { name: "Jump to" }).getByRole("combobox").fill("pat3");
      await page.getByText("Open patient").waitFor();
      await page.keyboard.press("Enter");
      await page.getByRole("region", { name: "Patient Notes" }).waitFor();
      await soon(() => has("main")).toBe(true);
      await page.getByRole("link", { name: "Patients", exact: true }).first().press("Enter");
      await soon(() => has("main")).toBe(true);
      await page.locator("tr[data-row]").first().press("Enter");
      await page.getByRole("region", { name: "Patient Notes" }).waitFor();
      await soon(() => has("main")).toBe(true);
      await page.goBack();
      await soon(() => has("main tr[data-row]")).toBe(true);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: "Menu", exact: true }).press("Enter");
      await page
        .getByRole("dialog", { name: "Menu" })
        .getByRole("link", { name: "Surgeons", exact: true })
        .press("Enter");
      await waitForAddress(page, "/surgeons");
      await soon(() => has("main")).toBe(true);
    },
  );
  expect(problems).toEqual([]);
  await leave();
  await step(
    "screens M2: a page that comes late is told by its own name, and so is one that is called as the one before",
    () => hearTitles(journey),
  );
});

async function hearTitles(journey: Journey): Promise<void> {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/patient",
    clinic: small.customers[0],
  });
  const announcement = (title: string) =>
    page.locator("[aria-live=polite]").getByText(`${title} · Restride`, { exact: true }).waitFor({ state: "attached" });
  const menu = (name: string) => page.getByRole("link", { name, exact: true }).first().click();
  const goOn = await holdBack(page, "query Patient(");
  await page.getByRole("table").getByText("Pat2 Clinic1").click();
  await announcement("Patient");
  goOn();
  await announcement("Pat2 Clinic1");
  await menu("Users");
  await announcement("USERS");
  const before = await page.locator("[aria-live=polite]").getByText("USERS · Restride").elementHandle();
  await menu("Company users");
  await expect.poll(() => before!.evaluate((element) => element.isConnected)).toBe(false);
  await announcement("USERS");
  expect(problems).toEqual([]);
  await leave();
}
