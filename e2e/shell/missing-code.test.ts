import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { addAnswers } from "@restride/dev-env/small-clinics/answers.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { step } from "../step.ts";

const admin = smallEmail(0, Role.admin);
const patient = `/patient/${small.patient(0, 1)}`;
const charts = `${patient}?part=charts`;

/** Where the page was loaded, time after time. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on("domcontentloaded", () => loads.push(new URL(page.url()).pathname));
  return loads;
}
const drawing = (page: Page) => page.getByRole("region", { name: "Pain Level" }).locator("figure svg").first();
const openLog = (page: Page) => page.getByRole("button", { name: "ACTIVITY LOG" }).click();

/** The shell is of an older version, which as Firefox and WebKit never imports again in the same page what once failed. */
describe.for(["whole", "shell"] as const)("in the %s browser", (kind) => {
  let journey: Journey;
  beforeAll(async () => {
    journey = await startJourney(smallClinics, kind);
    await addAnswers(journey.world, 0, 1, "pain", [[journey.world.today(), [4], 4]]);
  });
  afterAll(() => journey.close());

  test("code that a bad line does not bring leaves the page as it is, and comes by itself", async () => {
    const { page, leave } = await journey.visitAs(admin, { at: null });
    const loads = loadsOf(page);
    await step("a drawing and a dialog that were dropped once", async () => {
      const drop = (code: string) => page.route(`**/assets/${code}-*.js`, (route) => route.abort(), { times: 1 });
      await Promise.all([drop("echarts"), drop("KeysDialog")]);
      await page.goto(charts);
      await drawing(page).waitFor();
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
      await page.keyboard.press("Escape");
    });
    await step("screens S9: what opens over a page and is not there yet, while there is no connection", async () => {
      const heading = page.getByRole("heading", { level: 1, name: "Pat1 Clinic1" });
      await page.context().setOffline(true);
      await page.getByRole("status").getByText("Connection lost. What you see may be older.").waitFor();
      const [missing] = await Promise.all([
        page.waitForEvent("requestfailed", (asked) => asked.url().endsWith(".js")),
        openLog(page),
      ]);
      expect(missing.failure()?.errorText).toBe("net::ERR_INTERNET_DISCONNECTED");
      await page.getByText("Opening …").waitFor();
      await page.getByRole("navigation", { name: "Main" }).waitFor();
      await heading.waitFor();
      await page.context().setOffline(false);
      await page.getByRole("dialog", { name: "Activity log" }).waitFor();
    });
    expect(loads).toEqual([patient]);
    await leave();
  });

  if (kind === "shell")
    test("a dialog that does not come at the third try leaves the page, and opens with the page that is loaded again", async () => {
      const { page, leave } = await journey.visitAs(admin, { at: patient });
      const loads = loadsOf(page);
      await page.route("**/assets/ActivityLogDialog-*.js", (route) => route.fulfill({ status: 503 }));
      await openLog(page);
      const notice = page.getByRole("alert").filter({ hasText: "This could not be opened." });
      await notice.waitFor();
      await page.getByRole("heading", { level: 1, name: "Pat1 Clinic1" }).waitFor();
      expect(loads).toEqual([]);
      await page.unrouteAll();
      await notice.getByRole("button", { name: "Load the page again" }).click();
      await page.getByRole("dialog", { name: "Activity log" }).waitFor();
      expect(loads).toEqual([patient]);
      await leave();
    });
});
