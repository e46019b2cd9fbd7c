import { chromium } from "playwright-core";
import { findChromium } from "./e2e/chromium.ts";
const base = "http://localhost:20100";
const b = await chromium.launch({ executablePath: findChromium("shell") });
const go = async (role, steps, opts = {}) => {
  const c = await b.newContext({ viewport: { width: 1440, height: 900 }, ...opts });
  const p = await c.newPage();
  await p.goto(base + "/login");
  await p.getByRole("button", { name: role, exact: true }).click();
  await p.waitForURL((u) => !u.pathname.startsWith("/login"), { timeout: 30000 });
  await p.waitForTimeout(1500);
  const not = p.getByRole("button", { name: /Don.t show tips|Not now|Skip/ }).first();
  if (await not.isVisible().catch(() => false)) await not.click();
  await steps(p);
  await c.close();
};
const which = process.argv[2] ?? "all";
if (which === "all" || which === "list")
  await go("Therapist", async (p) => {
    await p.goto(base + "/patient");
    await p.waitForTimeout(2500);
    await p.screenshot({ path: "/tmp/s-list.png" });
    await p.getByRole("button", { name: "Quick views" }).click();
    await p.getByText("No exercise for 3 days").click();
    await p.waitForTimeout(1500);
    await p.screenshot({ path: "/tmp/s-quick.png" });
    await p.goto(base + "/patient");
    await p.waitForTimeout(1500);
    await p.locator("tbody tr").nth(2).click();
    await p.waitForTimeout(4000);
    await p.screenshot({ path: "/tmp/s-patient.png", fullPage: true });
    await p
      .getByRole("button", { name: /^Day/i })
      .first()
      .click()
      .catch(() => {});
    await p.waitForTimeout(1500);
    await p.screenshot({ path: "/tmp/s-day.png", fullPage: true });
  });
if (which === "all" || which === "coach")
  await go("Health Coach", async (p) => {
    await p.goto(base + "/cases");
    await p.waitForTimeout(2500);
    await p
      .locator("select")
      .first()
      .selectOption({ index: 1 })
      .catch(() => {});
    await p.waitForTimeout(2000);
    await p.screenshot({ path: "/tmp/s-cases.png" });
    await p.locator("tbody tr").first().click();
    await p.waitForTimeout(3000);
    await p.screenshot({ path: "/tmp/s-case.png" });
  });
if (which === "coachm")
  await go(
    "Health Coach",
    async (p) => {
      await p.goto(base + "/cases");
      await p.waitForTimeout(2500);
      await p
        .locator("select")
        .first()
        .selectOption({ index: 1 })
        .catch(() => {});
      await p.waitForTimeout(2000);
      await p.screenshot({ path: "/tmp/s-casesm.png" });
    },
    { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
  );
await b.close();
