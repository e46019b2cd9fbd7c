import { Role } from "@restride/domain/access/roles.ts";
import { issueProgressToken } from "@restride/dev-env/progress-token.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restOf } from "./at-rest.ts";
import { type Journey, smallClinics, startJourney } from "./journey.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

/** Kilobytes of script that the page has had so far, as they come over the wire; each once, since the browser keeps them. */
const scriptsOf = (page: Page): (() => number) => {
  const sizes = new Map<string, number>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    expect(response.headers()["content-encoding"], response.url()).toBe("br");
    sizes.set(response.url(), Number(response.headers()["content-length"]));
  });
  return () => [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024;
};

test("a surgeon's public page needs at most 180 kB of JavaScript", async () => {
  const { page, leave } = await journey.visit();
  const [kilobytes, rest] = [scriptsOf(page), restOf(page)];
  await page.goto(`/surgeon/${small.surgeon(0, 1)}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await rest();
  expect(kilobytes()).toBeLessThan(180);
  await leave();
});

test("the sign-in page needs at most 180 kB of JavaScript, the patient list 400 kB in all", async () => {
  const { page, leave } = await journey.visit();
  const [kilobytes, rest] = [scriptsOf(page), restOf(page)];
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  await rest();
  expect(kilobytes()).toBeLessThan(180);
  await journey.signIn(page, smallEmail(0, Role.admin));
  await page.goto("/patient");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("dialog").waitFor();
  await rest();
  expect(kilobytes()).toBeLessThan(400);
  await leave();
});

test("the public forms need at most 180 kB of JavaScript, the bot check included", async () => {
  for (const path of [`/auth/${small.customers[0]}`, "/account/delete"]) {
    const { page, leave } = await journey.visit();
    const [kilobytes, rest] = [scriptsOf(page), restOf(page)];
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await rest();
    expect(kilobytes(), path).toBeLessThan(180);
    await leave();
  }
});

test("a patient's progress page needs at most 180 kB of JavaScript, its charts come when they are seen", async () => {
  const { page, leave } = await journey.visit({ width: 390 });
  const [kilobytes, rest] = [scriptsOf(page), restOf(page)];
  const link = await issueProgressToken(journey.world, 0, 1);
  await page.goto(`/activity/${link}/${small.patient(0, 1)}`);
  await page.getByRole("heading", { name: "Vitals" }).waitFor();
  await rest();
  expect(kilobytes()).toBeLessThan(180);
  await leave();
});
