import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const admin = smallEmail(0, Role.admin);

test("the header and the profile menu", async () => {
  await journey.world.owner.query("update customers set logo = $1 where access_code = 'CLN001'", [
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='28' height='28'/%3E",
  ]);
  const { page, problems, leave } = await journey.visitAs(admin);
  const banner = page.getByRole("banner");
  const profile = page.getByRole("button", { name: "Profile of Sam Role1" });
  await step("A095: the header shows the clinic's logo, name and code", async () => {
    await banner.getByText("Clinic 1", { exact: true }).waitFor();
    await banner.getByText("Clinic Code: CLN001", { exact: true }).waitFor();
    await soon(() => banner.locator("img").getAttribute("src")).toContain("data:image/svg+xml");
  });
  await step("A110 A150: the profile menu has Reset Password and Logout, and Auto Import stays hidden", async () => {
    await profile.click();
    const menu = page.getByRole("menu", { name: "Profile of Sam Role1" });
    await menu.getByText(admin, { exact: true }).waitFor();
    await soon(() => menu.getByRole("menuitem").allTextContents()).toEqual([
      "Reset Password",
      "Sessions and devices",
      "Tour of this page",
      "Logout",
    ]);
    expect(await page.getByText(/auto import/i).count()).toBe(0);
  });
  await step("A110: the theme is chosen there, and stays", async () => {
    const theme = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.theme);
    await page.getByRole("menuitemradio", { name: "Dark", exact: true }).click();
    await expect.poll(theme).toBe("dark");
    await page.reload();
    await expect.poll(theme).toBe("dark");
    await profile.click();
    await page.getByRole("menuitemradio", { name: "Auto", exact: true }).click();
    await expect.poll(theme).toBe("light");
  });
  await step("A095 A110: a phone has one header, with everything behind its menu button", async () => {
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText("Clinic Code: CLN001", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    for (const item of ["Home", "Surgeons", "Patients", "Users", "Reset Password"])
      await drawer.getByRole("link", { name: item, exact: true }).waitFor();
    await drawer.getByRole("button", { name: "Logout" }).waitFor();
    await drawer.getByRole("button", { name: "Close" }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await step("A111: logging out forgets the push token of this device on the server too", async () => {
    await page.evaluate(() => localStorage.setItem("restride.push", "this-device"));
    await profile.click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    const sent = page.waitForRequest("**/graphql");
    await page.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Logout" }).click();
    expect((await sent).postDataJSON()).toMatchObject({ variables: { pushToken: "this-device" } });
    await arrivesAt(page, "/login");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["restride.theme"]);
    await page.goBack();
    await arrivesAt(page, "/login");
  });
  expect(problems).toEqual([]);
  await leave();
});

test("whoever goes to another page by the keys begins in it: from the header, the palette, a row and the menu of a phone", async () => {
  const { page, problems, leave } = await journey.visitAs(admin);
  const has = (what: string): Promise<boolean> =>
    page.evaluate((selector) => document.activeElement?.matches(selector) === true, what);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("link", { name: "Users", exact: true }).press("Enter");
  await arrivesAt(page, "/users");
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
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Surgeons", exact: true }).press("Enter");
  await arrivesAt(page, "/surgeons");
  await soon(() => has("main")).toBe(true);
  expect(problems).toEqual([]);
  await leave();
});
