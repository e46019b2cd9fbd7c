import { Role } from "@restride/domain/access/roles.ts";
import { issueProgressToken } from "@restride/dev-env/progress-token.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { restOf } from "./at-rest.ts";
import { circularImports } from "./built-files.ts";
import { test } from "./journey-test.ts";
import { soon } from "./soon.ts";

interface Load {
  /** Returns the total kilobytes of transferred scripts. Each file counts once, because the browser caches it. */
  readonly kilobytes: () => number;
  /** Returns the number of the page's requests. */
  readonly requests: () => number;
}

const loadOf = (page: Page): Load => {
  const sizes = new Map<string, number>();
  let requests = 0;
  page.on("response", (response) => {
    requests += 1;
    if (response.request().resourceType() !== "script") return;
    expect(response.headers()["content-encoding"], response.url()).toBe("br");
    sizes.set(response.url(), Number(response.headers()["content-length"]));
  });
  return {
    kilobytes: () => [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024,
    requests: () => requests,
  };
};

test("no two files of the app wait for each other", () => {
  expect(circularImports()).toEqual([]);
});

test("screens S10: the list is read before any code is there, and all of its code is asked for in one go", async ({
  journey,
}) => {
  const { page } = await journey.visitAs(smallEmail(0, Role.admin), { at: null, width: 390 });
  const code = Promise.withResolvers<void>();
  let [fileCount, isThere] = [0, false];
  await page.route("**/*.js", async (route) => {
    if (isThere) return; // Later code files never arrive, and rows do not need them.
    fileCount += 1;
    await code.promise;
    await route.continue();
  });
  await page.goto("/patient", { waitUntil: "commit" });
  await page.locator(".console-page a").first().waitFor();
  expect(fileCount).toBeGreaterThan(3);
  isThere = true;
  code.resolve();
  await page.locator("[data-row]").first().waitFor();
});

test("a surgeon's public page needs at most 160 kB of JavaScript", async ({ journey }) => {
  const { page } = await journey.visit();
  const [load, rest] = [loadOf(page), restOf(page)];
  await page.goto(`/surgeon/${small.surgeon(0, 1)}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await rest();
  expect(load.kilobytes()).toBeLessThan(160);
});

test("screens S10: the sign-in page needs at most 110 kB of JavaScript, 20 requests, and 145 kB once somebody types; the patient list 225 kB, 30 requests, its filter 250 kB", async ({
  journey,
}) => {
  const { page } = await journey.visit();
  let [load, rest] = [loadOf(page), restOf(page)];
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  await rest();
  expect(load.kilobytes()).toBeLessThan(110);
  expect(load.requests()).toBeLessThanOrEqual(20);
  await page.getByLabel("Username").focus();
  await rest();
  expect(load.kilobytes()).toBeGreaterThan(120);
  expect(load.kilobytes()).toBeLessThan(145);
  await journey.signIn(page, smallEmail(0, Role.admin));
  await page.goto("about:blank"); // Requests of the previous page are not counted.
  [load, rest] = [loadOf(page), restOf(page)];
  await page.goto("/patient");
  await page.getByRole("row").nth(1).waitFor();
  await rest();
  expect(load.kilobytes()).toBeLessThan(225);
  expect(load.requests()).toBeLessThanOrEqual(30);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("dialog").waitFor();
  await rest();
  expect(load.kilobytes()).toBeLessThan(250);
});

test("the public forms need at most 175 kB of JavaScript, the bot check included", async ({ journey }) => {
  for (const path of [`/auth/${small.customers[0]}`, "/account/delete"]) {
    const { page, leave } = await journey.visit();
    const [load, rest] = [loadOf(page), restOf(page)];
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await rest();
    expect(load.kilobytes(), path).toBeLessThan(175);
    await leave();
  }
});

test("the numbering plans of all countries are loaded once a phone field has the focus, and not before", async ({
  journey,
}) => {
  const { page } = await journey.visit();
  const rest = restOf(page);
  const plans = new Set<string>();
  page.on("request", (request) => {
    if (/\/phones-[^/]*\.js$/.test(request.url())) plans.add(request.url());
  });
  await page.goto("/account/delete");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await rest();
  expect([...plans]).toEqual([]);
  await page.getByRole("textbox", { name: "Cell phone" }).focus();
  await rest();
  await soon(() => plans.size).toBe(1);
});

test("a patient's progress page needs at most 170 kB of JavaScript, its charts come when they are seen", async ({
  journey,
}) => {
  const { page } = await journey.visit({ width: 390 });
  const [load, rest] = [loadOf(page), restOf(page)];
  const link = await issueProgressToken(journey.world, 0, 1);
  await page.goto(`/activity/${link}/${small.patient(0, 1)}`);
  await page.getByRole("heading", { name: "Vitals" }).waitFor();
  await rest();
  expect(load.kilobytes()).toBeLessThan(170);
});

test("the messages on the phone need at most 221 kB of JavaScript, without the shell of the console", async ({
  journey,
}) => {
  const { page } = await journey.visitAs(smallEmail(0, Role.admin), { at: null, width: 390 });
  const [load, rest] = [loadOf(page), restOf(page)];
  await page.goto("/messages?app=admin-lite");
  await page.getByRole("region", { name: "Messages" }).waitFor();
  await rest();
  expect(load.kilobytes()).toBeLessThan(221);
});
