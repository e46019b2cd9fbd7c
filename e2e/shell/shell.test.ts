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
    await takeScreensOfMenu();
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
  await step("A110: Escape closes the menu and gives the focus back", async () => {
    await page.keyboard.press("Escape");
    expect(await page.getByRole("menuitem").count()).toBe(0);
    await soon(() => profile.evaluate((one) => one === document.activeElement)).toBe(true);
  });
  await step("A110: logging out is asked for, and can be taken back", async () => {
    await profile.click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    const question = page.getByRole("dialog", { name: "Logout" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe("/compliance");
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

  async function takeScreensOfMenu(): Promise<void> {
    await page.screenshot({ path: ".cache/screens/profile-menu.png" });
  }
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

test("pages that are not there", async () => {
  const { page, problems, leave } = await journey.visit();
  await step("A031 C293: an unknown address says so, and leads a stranger to the sign-in", async () => {
    await page.goto("/nothing/here");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    expect(await page.title()).toBe("Page not found · Restride");
    await page
      .getByText("Mail programs sometimes cut long links: if yours was in a mail, press it there again.")
      .waitFor();
    await page.getByRole("link", { name: "Go to sign-in" }).click();
    await arrivesAt(page, "/login");
  });
  await journey.signIn(page, smallEmail(0, Role.surgeon));
  await step("A031: and who is signed in home, or to the search", async () => {
    await page.goto("/nothing/here");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("dialog", { name: "Jump to" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Go home" }).click();
    await arrivesAt(page, "/patient");
  });
  // Each of the two visits is told that there is no such page, and nothing else goes wrong.
  const notThere = "Failed to load resource: the server responded with a status of 404 (Not Found)";
  expect(problems).toEqual([notThere, notThere]);
  await leave();
});

test("A095 A110: a phone has one header, with everything behind its menu button", async () => {
  const { page, leave } = await journey.visitAs(admin, { width: 390 });
  await page.getByText("Clinic Code: CLN001", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Jump to patient" }).click();
  const palette = page.getByRole("dialog", { name: "Jump to" });
  await step("screens M9: nobody is told of keys there", async () => {
    await palette.getByText("Surgeons", { exact: true }).waitFor();
    expect(await palette.locator("kbd").filter({ visible: true }).count()).toBe(0);
  });
  await palette.getByRole("button", { name: "Close" }).click();
  await palette.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  for (const item of ["Home", "Surgeons", "Patients", "Users", "Reset Password"])
    await drawer.getByRole("link", { name: item, exact: true }).waitFor();
  await page.screenshot({ path: ".cache/screens/drawer-390.png" });
  await drawer.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Logout" }).click();
  await arrivesAt(page, "/login");
  await leave();
});
