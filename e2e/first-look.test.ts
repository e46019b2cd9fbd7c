import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "./journey.ts";
import { soon } from "./soon.ts";
import { bringSession } from "./bring-session.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

/** Opens an address and lets none of the application's code arrive; answers which of its files were asked for. */
async function openWithoutCode(page: Page, address: string): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  await page.route("**/assets/*.js", (route) => void asked.add(/(\w+)-[^/]*$/.exec(route.request().url())![1]!));
  await page.goto(address, { waitUntil: "commit" });
  return asked;
}

test("before its code is there, the console shows its head and asks for the list at once to who has a session", async () => {
  const { page, problems, leave } = await journey.visit();
  await bringSession(page, journey.world, smallEmail(0, Role.admin), smallPassword);
  const asked = await openWithoutCode(page, "/patient");
  const [head, waits] = [page.getByText("Restride", { exact: true }), page.getByText("Restride is on its way …")];
  await head.waitFor();
  expect(await waits.isVisible()).toBe(false);
  await soon(() => [...asked]).toEqual(expect.arrayContaining(["Shell", "PatientListPage"]));
  for (const address of ["/surgeon/1", "/patient?app=admin-lite"]) {
    await page.goto(address, { waitUntil: "commit" });
    await waits.waitFor();
    expect(await head.isVisible(), address).toBe(false);
  }
  expect(problems).toEqual([]);
  await leave();
});

test("who has no session sees neither, and asks for nothing of the console", async () => {
  const { page, leave } = await journey.visit();
  const asked = await openWithoutCode(page, "/patient");
  await page.getByText("Restride is on its way …").waitFor();
  await soon(() => asked.size).toBeGreaterThan(0);
  expect([...asked]).not.toContain("Shell");
  expect(await page.getByText("Restride", { exact: true }).isVisible()).toBe(false);
  await leave();
});
