import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { step } from "../step.ts";

export const patient = `/patient/${small.patient(0, 1)}`;

/** Returns a list of the paths of all later page loads. */
export function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on("domcontentloaded", () => loads.push(new URL(page.url()).pathname));
  return loads;
}

export const openLog = (page: Page): Promise<void> => page.getByRole("button", { name: "ACTIVITY LOG" }).click();

/** Opens a patient's charts, each with one value, on a connection that drops some code files. The page stays, and the code loads by itself. */
export async function openOnBadLine(page: Page): Promise<void> {
  const loads = loadsOf(page);
  await step("a drawing and a dialog that were dropped once", async () => {
    const drop = (code: string) => page.route(`**/assets/${code}-*.js`, (route) => route.abort(), { times: 1 });
    await Promise.all([drop("echarts"), drop("KeysDialog")]);
    await page.goto(`${patient}?part=charts`);
    await page.getByRole("region", { name: "Pain Level" }).locator("figure svg").first().waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await page.keyboard.press("Escape");
  });
  await step("screens S9: what opens over a page and is not there yet, while there is no connection", async () => {
    await page.context().setOffline(true);
    await page.getByRole("status").getByText("Connection lost. What you see may be older.").waitFor();
    const [missing] = await Promise.all([
      page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js")),
      openLog(page),
    ]);
    expect(missing.failure()?.errorText).toBe("net::ERR_INTERNET_DISCONNECTED");
    await page.getByText("Opening …").waitFor();
    await page.getByRole("navigation", { name: "Main" }).waitFor();
    await page.getByRole("heading", { level: 1, name: "Pat1 Clinic1" }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("dialog", { name: "Activity log" }).waitFor();
  });
  expect(loads).toEqual([patient]);
}
