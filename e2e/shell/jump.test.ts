import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdBack } from "../hold-back.ts";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

test("jumping by keyboard", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin));
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
    const colourOf = (tag: string) =>
      palette
        .locator(tag)
        .first()
        .evaluate((one) => getComputedStyle(one).color);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    expect(await colourOf("mark")).toBe(await colourOf("mark >> xpath=.."));
    await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
  });
  await step("the last four digits of the phone find a patient too, and Enter opens the page", async () => {
    await palette.getByRole("combobox").fill("0102");
    await expect.poll(() => palette.getByText(/^•••• /).allTextContents()).toHaveLength(1);
    await page.keyboard.press("Enter");
    await arrivesAt(page, `/patient/${small.patient(0, 2)}`);
  });
  await step("nothing is said of patients who were not looked for yet, or could not be", async () => {
    await page.keyboard.press("Control+K");
    const goOn = await holdBack(page, "query JumpToPatient(");
    await palette.getByRole("combobox").fill("clin");
    await palette.getByText("Looking …").waitFor();
    goOn();
    await palette.getByText("Open patient").waitFor();
    await page.unrouteAll();
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("query JumpToPatient(") ? route.abort() : route.fallback(),
    );
    await palette.getByRole("combobox").fill("pat2");
    await palette.getByText("Patients could not be looked for: error communicating with the server").waitFor();
    await page.unrouteAll();
    await page.keyboard.press("Escape");
    problems.splice(0);
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
  await step("Tab leads to the actions of the highlighted one, and only there a letter does one of them", async () => {
    await page.keyboard.press("Control+K");
    await palette.getByRole("combobox").fill("clinic1 pat3");
    await expect.poll(() => palette.getByText(/^•••• /).allTextContents()).toHaveLength(1);
    await soon(() => palette.locator("mark").allTextContents()).toEqual(["Pat3", "Clinic1"]);
    await page.keyboard.press("Tab");
    await palette.getByRole("option", { selected: true }).getByText("Start conversation").waitFor();
    await page.keyboard.press("Tab");
    await palette.getByRole("option", { selected: true }).getByText("Pat3").waitFor();
    await page.keyboard.press("l");
    await soon(() => palette.getByRole("combobox").inputValue()).toBe("clinic1 pat3l");
    await page.keyboard.press("Backspace");
    await expect.poll(() => palette.getByText(/^•••• /).allTextContents()).toHaveLength(1);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("l");
    await page.getByRole("dialog", { name: /activity log/i }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });
  await step("screens S4: what was opened stands there when nothing is typed, also after a reload", async () => {
    await page.reload();
    await page.getByRole("heading", { name: "Pat3 Clinic1" }).waitFor();
    await page.keyboard.press("Control+K");
    const recent = palette.getByRole("group", { name: "RECENT PATIENTS" });
    await recent.getByText(/^seen \d+:\d\d [AP]M · •••• 0102/).waitFor();
    expect(await recent.getByRole("option").count()).toBe(1);
    await palette.getByRole("group", { name: "ACTIONS FOR Pat3 Clinic1" }).getByText("Add reminder").waitFor();
    await soon(() => palette.getByRole("option", { selected: true }).textContent()).toContain("Pat2 Clinic1");
    await takeScreens(page, "palette-empty");
    await page.keyboard.press("Escape");
    await palette.waitFor({ state: "hidden" });
  });
  await step("screens M3: the cross of the palette is called as it is labelled, and the page below waits", async () => {
    await page.keyboard.press("Control+K");
    const cross = palette.getByRole("button", { name: "Close, Esc" });
    await soon(() => cross.innerText()).toBe("Esc");
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
    await soon(() => help.getByText(/^go to /).allInnerTexts()).toEqual([
      "go to Home",
      "go to Patients",
      "go to Surgeons",
      "go to Users",
      "go to Messages",
      "go to Reminders",
    ]);
    await page.keyboard.press("Escape");
  });
  await step("screens M1: a choice that was just made takes no keys: they go on working", async () => {
    await page.goto("/users");
    await page.getByText("Inactive", { exact: true }).click();
    await soon(() => page.getByRole("radio", { name: "Inactive" }).isChecked()).toBe(true);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
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
  expect(problems).toEqual([]);
  await leave();
});

test("what is typed before the palette is there is meant for it, and does nothing on the page", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: null });
  const { promise: free, resolve: goOn } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/OpenPalette/);
  // From the beginning: a page that takes ten seconds to come asks for the palette by itself.
  await page.route(/OpenPalette/, async (route) => {
    await free;
    await route.continue();
  });
  await page.goto(`/patient/${small.patient(0, 1)}`);
  await page.getByRole("button", { name: "Add note" }).waitFor();
  await page.keyboard.press("Control+K");
  await asked;
  await page.keyboard.type("nolan");
  expect(await page.getByRole("dialog").count()).toBe(0);
  goOn();
  const palette = page.getByRole("dialog", { name: "Jump to" });
  await soon(() => palette.getByRole("combobox").inputValue()).toBe("nolan");
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect(problems).toEqual([]);
  await leave();
});

test("screens M2: a page that comes late is told by its own name, and so is one that is called as the one before", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/customers" });
  const told = (title: string) =>
    page.locator("[aria-live=polite]").getByText(`${title} · Restride`, { exact: true }).waitFor({ state: "attached" });
  const menu = (name: string) => page.getByRole("link", { name, exact: true }).first().click();
  await page.getByRole("table").getByText("Clinic 1", { exact: true }).click();
  await told("Home");
  await menu("Patients");
  const goOn = await holdBack(page, "query Patient(");
  await page.getByRole("table").getByText("Pat2 Clinic1").click();
  await told("Patient");
  goOn();
  await told("Pat2 Clinic1");
  await menu("Users");
  await told("USERS");
  const before = await page.locator("[aria-live=polite]").getByText("USERS · Restride").elementHandle();
  await menu("Company users");
  await expect.poll(() => before!.evaluate((said) => said.isConnected)).toBe(false);
  await told("USERS");
  expect(problems).toEqual([]);
  await leave();
});
