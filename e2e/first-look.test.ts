import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./journey-test.ts";
import { soon } from "./soon.ts";
import { addSession } from "./add-session.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";

/** Opens an address and blocks all code of the app. Returns the names of the requested code files. */
async function openWithoutCode(page: Page, address: string): Promise<ReadonlySet<string>> {
  const files = new Set<string>();
  await page.route("**/assets/*.js", (route) => void files.add(/(\w+)-[^/]*$/.exec(route.request().url())![1]!));
  await page.goto(address, { waitUntil: "commit" });
  return files;
}

test("before its code is there, the console shows its head and asks for the list at once to who has a session", async ({
  journey,
}) => {
  const { page, problems } = await journey.visit();
  await addSession(page, journey.world, { email: smallEmail(0, Role.admin), password: smallPassword });
  const files = await openWithoutCode(page, "/patient");
  const [head, waits] = [page.getByText("Restride", { exact: true }), page.getByText("Restride is on its way …")];
  await head.waitFor();
  expect(await waits.isVisible()).toBe(false);
  await soon(() => [...files]).toEqual(expect.arrayContaining(["Shell", "PatientListPage"]));
  for (const address of ["/surgeon/1", "/patient?app=admin-lite"]) {
    await page.goto(address, { waitUntil: "commit" });
    await waits.waitFor();
    expect(await head.isVisible(), address).toBe(false);
  }
  expect(problems).toEqual([]);
});

test("who has no session sees neither, and asks for nothing of the console", async ({ journey }) => {
  const { page } = await journey.visit();
  const files = await openWithoutCode(page, "/patient");
  await page.getByText("Restride is on its way …").waitFor();
  await soon(() => files.size).toBeGreaterThan(0);
  expect([...files]).not.toContain("Shell");
  expect(await page.getByText("Restride", { exact: true }).isVisible()).toBe(false);
});

/** Counts the requests for the patient list. */
function listsAsked(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes('"operationName":"PatientList"')) count += 1;
  });
  return () => count;
}

test("before its code is there, the first page of the list is read, and opens a patient", async ({ journey }) => {
  const { page, problems } = await journey.visit({ width: 390 });
  await addSession(page, journey.world, { email: smallEmail(0, Role.admin), password: smallPassword });
  await openWithoutCode(page, "/patient");
  const row = page.getByRole("link", { name: "Pat1 Clinic1" });
  await row.waitFor();
  expect(await row.textContent()).toMatch(/^Pat1 Clinic1(Knee|Hip) · \d\d\/\d\d\/\d{4} · \S/);
  expect(await row.getAttribute("href")).toBe(`/patient/${small.patient(0, 1)}`);
  await page.unrouteAll();
  await row.click();
  await page.getByRole("heading", { level: 1, name: "Pat1 Clinic1" }).waitFor();
  expect(problems).toEqual([]);
});

test("the list is asked for once, by the page or by its code: neither asks what the other has", async ({ journey }) => {
  const { page, problems } = await journey.visit();
  await addSession(page, journey.world, { email: smallEmail(0, Role.admin), password: smallPassword });
  const listRequests = listsAsked(page);
  const onceAt = async (address: string): Promise<void> => {
    const before = listRequests();
    await page.goto(address);
    await page.getByRole("row").nth(1).waitFor();
    expect(listRequests() - before, address).toBe(1);
  };
  await onceAt("/patient");
  await onceAt("/patient?surgerytype=knee");
  expect(problems).toEqual([]);
});

test("a list that starts with a remembered filter, a tab of another session and a session that is none are not guessed at", async ({
  journey,
}) => {
  const { page } = await journey.visit();
  const end = await addSession(page, journey.world, { email: smallEmail(0, Role.admin), password: smallPassword });
  await page.goto("/logo.svg");
  await end();
  const listRequests = listsAsked(page);
  const guessesWith = async (change: (key: string) => void): Promise<void> => {
    await page.goto("/logo.svg");
    await page.evaluate(change, "restride.session");
    await openWithoutCode(page, "/patient");
    await page.getByText("Restride", { exact: true }).waitFor();
    expect(listRequests()).toBe(0);
  };
  await guessesWith((key) => sessionStorage.setItem(key, "{}"));
  await guessesWith((key) => {
    sessionStorage.clear();
    const stored = JSON.parse(localStorage.getItem(key)!);
    stored.profile.user.filter = "surgerytype=hip";
    localStorage.setItem(key, JSON.stringify(stored));
  });
  await guessesWith((key) => localStorage.setItem(key, "{ no session"));
});
