import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "../accessibility.ts";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
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
    expect(await banner.locator("img").getAttribute("src")).toContain("data:image/svg+xml");
  });
  await step("A110 A150: the profile menu has Reset Password and Logout, and Auto Import stays hidden", async () => {
    await profile.click();
    const menu = page.getByRole("menu", { name: "Profile of Sam Role1" });
    await menu.getByText(admin, { exact: true }).waitFor();
    expect(await menu.getByRole("menuitem").allTextContents()).toEqual([
      "Reset Password",
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
    expect(await profile.evaluate((one) => one === document.activeElement)).toBe(true);
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
    await expectAccessible(page);
    await page.screenshot({ path: ".cache/screens/profile-menu.png" });
  }
});

test("pages that are not there", async () => {
  const { page, problems, leave } = await journey.visit();
  await step("A031 C293: an unknown address says so, and leads a stranger to the sign-in", async () => {
    await page.goto("/nothing/here");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    expect(await page.title()).toBe("Page not found · Restride");
    await page.getByRole("link", { name: "Go to sign-in" }).click();
    await arrivesAt(page, "/login");
  });
  await journey.signIn(page, smallEmail(0, Role.surgeon));
  await step("A031: and who is signed in home, or to the search", async () => {
    await page.goto("/nothing/here");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    await takeScreens(page, "not-found");
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

test("jumping by keyboard", async () => {
  const { page, problems, leave } = await journey.visitAs(admin);
  const palette = page.getByRole("dialog", { name: "Jump to" });
  await step("Ctrl+K finds a patient by last name and shows no more of the phone than four digits", async () => {
    await page.getByRole("navigation", { name: "Main" }).waitFor();
    await page.keyboard.press("Control+K");
    await palette.waitFor();
    await page.keyboard.type("Clinic1");
    await palette.getByText("Open patient").waitFor();
    const said = (await palette.textContent()) ?? "";
    expect(said).toContain("•••• 0101");
    expect(said).not.toContain("1312555");
    await takeScreens(page, "palette");
  });
  await step("the last four digits of the phone find a patient too, and Enter opens the page", async () => {
    await palette.getByRole("combobox").fill("0102");
    await expect.poll(() => palette.getByText(/^•••• /).allTextContents()).toHaveLength(1);
    await page.keyboard.press("Enter");
    await arrivesAt(page, `/patient/${small.patient(0, 2)}`);
  });
  await step("a page of the menu opens from there", async () => {
    await page.keyboard.press("Control+K");
    await palette.getByRole("combobox").fill("Surg");
    await page.keyboard.press("Enter");
    await arrivesAt(page, "/surgeons");
  });
  await step(
    "screens 3: the palette leads to each page of the menu and to no other; G M leads to the messages",
    async () => {
      await page.keyboard.press("Control+K");
      await palette.getByRole("combobox").fill("Fullf");
      await palette.getByText("Nothing found.").first().waitFor();
      await palette.getByRole("combobox").fill("Suppo");
      await page.keyboard.press("Enter");
      await arrivesAt(page, "/support");
      await page.keyboard.press("g");
      await page.keyboard.press("m");
      await arrivesAt(page, "/notification");
    },
  );
  await step("screens S4: a patient is found by first name, and in any order", async () => {
    await page.keyboard.press("Control+K");
    await palette.getByRole("combobox").fill("pat3");
    await palette.getByText("Open patient").waitFor();
    await palette.getByRole("combobox").fill("Clinic1, Pat2");
    await expect.poll(() => palette.getByText(/^•••• /).allTextContents()).toHaveLength(1);
  });
  await step(
    "screens S4: below the highlighted patient stand the actions, and one opens its dialog on the page",
    async () => {
      await palette.getByRole("group", { name: "ACTIONS FOR Pat2 Clinic1" }).getByText("Add reminder").waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await arrivesAt(page, `/patient/${small.patient(0, 2)}`);
      await page.getByRole("dialog", { name: "Add reminder" }).waitFor();
      await page.goBack();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await arrivesAt(page, `/patient/${small.patient(0, 2)}`);
    },
  );
  await step("screens S4: what was opened stands there when nothing is typed", async () => {
    await page.keyboard.press("Control+K");
    await palette.getByRole("group", { name: "RECENT PATIENTS" }).getByText("Pat2 Clinic1").waitFor();
    await page.keyboard.press("Escape");
    await palette.waitFor({ state: "hidden" });
  });
  await step("screens M3: the cross of the palette is called as it is labelled, and the page below waits", async () => {
    await page.keyboard.press("Control+K");
    const cross = palette.getByRole("button", { name: "Close (Esc)" });
    expect(await cross.innerText()).toBe("Esc");
    expect(await page.evaluate(() => document.getElementById("root")!.inert)).toBe(true);
    await cross.click();
    await palette.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.getElementById("root")!.inert)).toBe(false);
  });
  await step("G then P leads to the patients", async () => {
    await page.keyboard.press("g");
    await page.keyboard.press("p");
    await arrivesAt(page, "/patient");
  });
  await step("screens M2: who does not see the page change hears where it led", async () => {
    await page
      .locator("[aria-live=polite]")
      .getByText("Patients · Restride", { exact: true })
      .waitFor({ state: "attached" });
  });
  await step("screens M9: ? lists the keys, and none of a page that is not there", async () => {
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await help.getByText("go to Patients").waitFor();
    expect(await help.getByText(/^go to /).allInnerTexts()).toEqual([
      "go to Home",
      "go to Patients",
      "go to Surgeons",
      "go to Users",
      "go to Messages",
      "go to Reminders",
    ]);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });
  await step("the first Tab shows the skip link, which leads to the content", async () => {
    await page.goto("/patient");
    await page.getByRole("table").waitFor();
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    expect(await skip.evaluate((one) => one === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  });
  expect(problems).toEqual([]);
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
  await expectAccessible(page);
  await page.screenshot({ path: ".cache/screens/drawer-390.png" });
  await drawer.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Logout" }).click();
  await arrivesAt(page, "/login");
  await leave();
});
