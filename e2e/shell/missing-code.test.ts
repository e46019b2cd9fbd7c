import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { addAnswers } from "@restride/dev-env/small-clinics/answers.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";

const admin = smallEmail(0, Role.admin);
const patient = `/patient/${small.patient(0, 1)}`;

/** Where the page was loaded, time after time. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on("domcontentloaded", () => loads.push(new URL(page.url()).pathname));
  return loads;
}

/** The shell is of an older version, which as Firefox and WebKit never imports again in the same page what once failed. */
describe.for(["whole", "shell"] as const)("in the %s browser", (kind) => {
  let journey: Journey;
  beforeAll(async () => {
    journey = await startJourney(smallClinics, kind);
  });
  afterAll(() => journey.close());

  test("screens S9: what opens over a page and is not there yet leaves the page as it is, and comes by itself", async () => {
    const { page, leave } = await journey.visitAs(admin, { at: patient });
    const notice = page.getByRole("status").getByText("Connection lost. What you see may be older.");
    const loads = loadsOf(page);
    const heading = page.getByRole("heading", { level: 1, name: "Pat1 Clinic1" });
    const openers = [
      ["Activity log", () => page.getByRole("button", { name: "ACTIVITY LOG" }).click()],
      ["Keyboard shortcuts", () => page.keyboard.press("?")],
    ] as const;
    for (const [name, open] of openers) {
      await heading.waitFor();
      await page.context().setOffline(true);
      await notice.waitFor();
      const [missing] = await Promise.all([
        page.waitForEvent("requestfailed", (asked) => asked.url().endsWith(".js")),
        open(),
      ]);
      expect(missing.failure()?.errorText).toBe("net::ERR_INTERNET_DISCONNECTED");
      await page.getByRole("navigation", { name: "Main" }).waitFor();
      await heading.waitFor();
      await page.context().setOffline(false);
      await page.getByRole("dialog", { name }).waitFor();
      await page.keyboard.press("Escape");
    }
    expect(loads).toEqual([]);
    await leave();
  });

  test("code that a line dropped once comes by itself, and the page is not loaded anew for it", async () => {
    const { page, leave } = await journey.visitAs(admin, { at: null });
    const loads = loadsOf(page);
    await addAnswers(journey.world, 0, 1, "pain", [[journey.world.today(), [4], 4]]);
    const drop = (code: string) => page.route(`**/assets/${code}-*.js`, (route) => route.abort(), { times: 1 });
    await Promise.all([drop("echarts"), drop("ActivityLogDialog")]);
    await page.goto(`${patient}?part=charts`);
    await page.getByRole("region", { name: "Pain Level" }).locator("figure svg").first().waitFor();
    await page.getByRole("button", { name: "ACTIVITY LOG" }).click();
    await page.getByRole("dialog", { name: "Activity log" }).waitFor();
    expect(loads).toEqual([patient]);
    await leave();
  });

  test("a drawing that does not come at the third try says so in its place, and comes when it is tried again", async () => {
    const { page, leave } = await journey.visitAs(admin, { at: null });
    await addAnswers(journey.world, 0, 2, "pain", [[journey.world.today(), [4], 4]]);
    await page.route("**/assets/echarts-*.js", (route) => route.abort());
    await page.goto(`/patient/${small.patient(0, 2)}?part=charts`);
    const loads = loadsOf(page);
    const card = page.getByRole("region", { name: "Pain Level" });
    await card.getByText("This part could not be loaded.").waitFor();
    await page.unrouteAll();
    await card.getByRole("button", { name: "Try again" }).click();
    await card.locator("figure svg").first().waitFor();
    expect(loads).toEqual([]);
    await leave();
  });

  test("a dialog that does not come at the third try leaves the page, and offers to load it again", async () => {
    const { page, leave } = await journey.visitAs(admin, { at: patient });
    const loads = loadsOf(page);
    await page.route("**/assets/ActivityLogDialog-*.js", (route) => route.fulfill({ status: 503 }));
    const open = () => page.getByRole("button", { name: "ACTIVITY LOG" }).click();
    const notice = page.getByRole("alert").filter({ hasText: "This could not be opened." });
    await open();
    await notice.getByRole("button", { name: "Close" }).click();
    await page.getByRole("heading", { level: 1, name: "Pat1 Clinic1" }).waitFor();
    await open();
    await notice.waitFor();
    expect(loads).toEqual([]);
    await page.unrouteAll();
    await notice.getByRole("button", { name: "Load the page again" }).click();
    await page.getByRole("dialog", { name: "Activity log" }).waitFor();
    expect(loads).toEqual([patient]);
    await leave();
  });

  test("while the server is away a dialog leaves the page under its notice, and comes once the server is back", async () => {
    const { page, leave } = await journey.visitAs(admin, { at: patient });
    const loads = loadsOf(page);
    const heading = page.getByRole("heading", { level: 1, name: "Pat1 Clinic1" });
    await heading.waitFor();
    await page.route("**/*", (route) => route.abort("connectionrefused"));
    await page.keyboard.press("?");
    await page.getByRole("status").getByText("Connection lost. What you see may be older.").waitFor();
    await page.getByText("Opening …").waitFor();
    await page.getByRole("heading", { level: 1, name: "Pat1 Clinic1" }).waitFor();
    await page.unrouteAll();
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    expect(loads).toEqual([]);
    await leave();
  });
});
