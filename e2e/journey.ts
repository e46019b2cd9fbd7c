import { codeFor } from "@restride/dev-env/caller.ts";
import { seed } from "@restride/dev-env/seed/seed.ts";
import { demoPassword } from "@restride/dev-env/seed/staff-rows.ts";
import { startWorld, webDist, type World } from "@restride/dev-env/world.ts";
import pg from "pg";
import type { Page } from "playwright-core";
import { startBrowser, type VisitOptions, type Visitor } from "./browser.ts";

/** The started product with the demo's clinics, and people in front of it. Nothing is shared with other journeys. */
export type Journey = {
  world: World;
  /** Somebody opens the browser at the product's address, without a session. */
  visit: (options?: VisitOptions) => Promise<Visitor>;
  /** The same, signed in through the sign-in pages, on the page where the role lands. */
  visitAs: (email: string, options?: VisitOptions) => Promise<Visitor>;
  close: () => Promise<void>;
};

const demo = {
  name: "demo",
  run: async (databaseUrl: string, now: number): Promise<void> => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    await seed({ pool, now });
    await pool.end();
  },
};

export async function startJourney(): Promise<Journey> {
  const [world, browser] = await Promise.all([startWorld({ fill: demo, webFolder: webDist }), startBrowser()]);
  const visit = (options?: VisitOptions): Promise<Visitor> => browser.visit(world.url, options);
  const visitAs = async (email: string, options?: VisitOptions): Promise<Visitor> => {
    const visitor = await visit(options);
    await signInOnScreen(world, visitor.page, email);
    return visitor;
  };
  const close = async (): Promise<void> => {
    await browser.close();
    await world.close();
  };
  return { world, visit, visitAs, close };
}

/** Signs in as a person does: name and password, then the code from the mail. Ends when the sign-in pages are left. */
export async function signInOnScreen(world: World, page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Username").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/two-step-verification*");
  await page.getByLabel("Enter Your OTP").fill(codeFor(world, email));
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.waitForURL((url) => !/^\/(login|two-step)/.test(url.pathname));
}
