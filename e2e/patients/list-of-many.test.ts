import { fillWithSeed } from "@restride/dev-env/seed/fill.ts";
import { seedLogins } from "@restride/dev-env/seed/people/logins.ts";
import { demoPassword } from "@restride/dev-env/seed/people/staff-rows.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test as base } from "../journey-test.ts";
import { waitForAddress, waitForNotice, type Journey } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { patientRows } from "./rows.ts";

const test = base.extend("clinics", { scope: "file" }, () => ({ password: demoPassword, fill: sixty }));

const sixty = {
  name: "sixty patients",
  run: async (databaseUrl: string, now: number): Promise<void> => {
    await fillWithSeed(databaseUrl, now, { patients: 60 });
  },
};
const admin = seedLogins.find(({ role }) => role === "Admin")!.email;

/** Returns the names of the clinic's active patients in the order of the list, directly from the tables. */
const byName = async (journey: Journey): Promise<string[]> => {
  const { rows: patients } = await journey.world.owner.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from patients
     where active and customer_id = (select customer_id from users where email = $1)
     order by lower(last_name), lower(first_name), patient_id`,
    [admin],
  );
  return patients.map(({ name }) => name);
};

const focusedRow = (page: Page) =>
  soon(() => page.evaluate(() => document.activeElement?.closest("tr")?.querySelector("a")?.textContent ?? null));
const scrolled = (page: Page) => page.evaluate(() => document.querySelector("[data-list-rows]")!.scrollTop);
const isOpen = (page: Page, name: string): Promise<void> =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
/** Presses a key as soon as a patient's name is on the page, before the page is scrolled to the position of the previous patient. */
const pressOnceSeen = (page: Page, key: string, name: string): Promise<void> =>
  page.evaluate(
    ([pressed, awaited]) => {
      const seen = new ResizeObserver(() => {
        if (document.querySelector("h1")?.textContent !== awaited) return;
        seen.disconnect();
        document.dispatchEvent(new KeyboardEvent("keydown", { key: pressed }));
      });
      seen.observe(document.body);
    },
    [key, name] as const,
  );
/** Runs in the page. Presses a button, and then J as soon as the address has changed, before the next frame. */
const pressAndGoOn = async (button: HTMLElement): Promise<void> => {
  const { search } = window.location;
  button.click();
  while (window.location.search === search) await Promise.resolve();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "j", bubbles: true }));
};
const secondPage = "/patient?sort=name.ascend&page=2&size=10";

const selected = (page: Page, count: number): Promise<void> =>
  page.getByRole("status").getByText(`${count} selected`, { exact: true }).waitFor();
/** Selects a row of the requested page. Until that page is loaded, the list shows the rows of the previous page. */
const pick = async (page: Page, row: number): Promise<void> => {
  await page.locator('table[aria-busy="false"]').waitFor();
  await patientRows(page).nth(row).getByRole("checkbox").check();
};

test("screens S5: an admin finds lists as they were left, goes from patient to patient, and notifies those who are ticked", async ({
  journey,
}) => {
  const { page, problems } = await journey.visitAs(admin, { at: null });
  await page.setViewportSize({ width: 1440, height: 500 });
  const names = await byName(journey);
  const [ninth, last] = [names[18]!, names[19]!];
  await page.goto(secondPage);
  await patientRows(page).nth(9).waitFor();
  await patientRows(page).nth(3).getByRole("checkbox").check();
  await patientRows(page).nth(8).scrollIntoViewIfNeeded();
  await patientRows(page)
    .nth(8)
    .click({ position: { x: 600, y: 20 } });
  await isOpen(page, ninth);

  const isAsLeft = async (): Promise<void> => {
    await waitForAddress(page, secondPage);
    await focusedRow(page).toBe(ninth);
    expect(await scrolled(page)).toBeGreaterThan(50);
    await soon(() => patientRows(page).nth(3).getByRole("checkbox").isChecked()).toBe(true);
    await page.getByRole("status").getByText("1 selected", { exact: true }).waitFor();
  };
  await step("screens S5: by BACK: address, scroll, selection and the focus on the row", async () => {
    await page.getByRole("link", { name: "BACK" }).click();
    await isAsLeft();
  });
  await step("screens S5: by the browser's Back, also after a reload", async () => {
    await page.keyboard.press("Enter");
    await isOpen(page, ninth);
    await page.reload();
    await isOpen(page, ninth);
    await page.goBack();
    await isAsLeft();
  });
  await step("screens S5: who opens the list anew finds it anew", async () => {
    await page.getByRole("link", { name: "Surgeons", exact: true }).click();
    await isOpen(page, "SURGEONS");
    await page.getByRole("link", { name: "Patients", exact: true }).click();
    await waitForAddress(page, "/patient");
    await patientRows(page).nth(9).waitFor();
    expect(await page.getByText("1 selected").count()).toBe(0);
    await page.goto(secondPage);
  });
  await step("screens S5: J and K and the buttons go through the list, over its pages", async () => {
    await patientRows(page)
      .nth(8)
      .click({ position: { x: 600, y: 20 } });
    await isOpen(page, ninth);
    await page.getByText(`19 of ${names.length}`, { exact: true }).waitFor();
    await page.keyboard.press("j");
    await isOpen(page, last);
    await page.keyboard.press("j");
    await isOpen(page, names[20]!);
    await page.getByText(`21 of ${names.length}`, { exact: true }).waitFor();
    await page.getByRole("button", { name: "Next patient (J)" }).click();
    await isOpen(page, names[21]!);
    await page.keyboard.press("k");
    await page.keyboard.press("k");
    await isOpen(page, last);
    await page.getByRole("button", { name: "Previous patient (K)" }).click();
    await isOpen(page, ninth);
    await page.keyboard.press("j");
    await isOpen(page, last);
    await page.getByRole("link", { name: "BACK" }).click();
    await waitForAddress(page, secondPage);
    await focusedRow(page).toBe(last);
  });
  await step(
    "J keeps where the page is scrolled to, the view and the month of the calendar, pressed twice in a row too",
    async () => {
      await patientRows(page)
        .nth(1)
        .click({ position: { x: 600, y: 20 } });
      await isOpen(page, names[11]!);
      const calendar = page.getByRole("region", { name: "Activity Calendar" });
      await calendar.getByRole("button", { name: "Previous", exact: true }).evaluate(pressAndGoOn);
      await isOpen(page, names[12]!);
      const { search } = new URL(page.url());
      expect(search).toMatch(/^\?view=month&date=/);
      await page.keyboard.press("k");
      await isOpen(page, names[11]!);
      await calendar.getByRole("table").waitFor();
      // The page is shorter until all of its content is loaded.
      await soon(() => page.evaluate(() => (scrollTo(0, 420), scrollY))).toBe(420);
      await page.keyboard.press("j");
      await page.keyboard.press("j");
      await isOpen(page, names[13]!);
      expect(new URL(page.url()).search).toBe(search);
      await soon(() => page.evaluate(() => scrollY)).toBe(420);
      await page.keyboard.press("k");
      await isOpen(page, names[12]!);
      await soon(() => page.evaluate(() => scrollY)).toBe(420);
      await pressOnceSeen(page, "k", names[11]!);
      await page.keyboard.press("k");
      await isOpen(page, names[10]!);
      await soon(() => page.evaluate(() => scrollY)).toBe(420);
    },
  );
  await step("screens S5: J goes nowhere beyond the last patient, and not while somebody types", async () => {
    const size = Math.floor((names.length - 1) / 10) + 1;
    await page.goto(`/patient?sort=name.ascend&page=${size}&size=10`);
    await patientRows(page)
      .last()
      .click({ position: { x: 600, y: 20 } });
    await isOpen(page, names.at(-1)!);
    await soon(() => page.getByRole("button", { name: /^Next patient/ }).getAttribute("aria-disabled")).toBe("true");
    await page.getByRole("button", { name: "NOTIFY" }).click();
    await page.getByRole("dialog").getByLabel("Title").pressSequentially("kk");
    await page.keyboard.press("Escape");
    await isOpen(page, names.at(-1)!);
  });
  await step("screens S5: another list is found as it was left too", async () => {
    await page.goto("/surgeons");
    await page.getByRole("button", { name: "Name" }).click();
    await page.waitForURL("**/surgeons?sort=descend");
    const row = patientRows(page).nth(1);
    const name = row.getByRole("cell").nth(1);
    await soon(() => name.innerText()).not.toBe("");
    await name.click();
    await page.waitForURL("**/surgeons/edit*");
    await page.getByRole("button", { name: "Cancel" }).click();
    await waitForAddress(page, "/surgeons?sort=descend");
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute("data-row"))).toBe(
      await row.getAttribute("data-row"),
    );
  });
  const total = names.length;
  const range = page.getByRole("main").getByRole("contentinfo").or(page.locator("footer")).first();
  await step("B018: ticks stay from page to page, and their patients are notified", async () => {
    await page.goto("/patient?size=5");
    await range.getByText(`1–5 of ${total}`).waitFor();
    await pick(page, 0);
    const first = await patientRows(page).first().locator("a:not([data-number])").innerText();
    await page.getByRole("button", { name: "Next page" }).click();
    await range.getByText(`6–10 of ${total}`).waitFor();
    await pick(page, 1);
    await selected(page, 2);
    await page.getByRole("button", { name: "Previous page" }).click();
    await soon(() => patientRows(page).first().locator("a:not([data-number])").innerText()).toBe(first);
    await soon(() => patientRows(page).first().getByRole("checkbox").isChecked()).toBe(true);
    await page.getByRole("button", { name: "Notify" }).click();
    const dialog = page.getByRole("dialog", { name: "Notify 2 patients" });
    await dialog.getByRole("button", { name: "Send" }).click();
    await dialog.getByText("Please input Title!").waitFor();
    await dialog.getByText("Please confirm your Text!").waitFor();
    await dialog.getByLabel("Title").fill("Ice your knee");
    await dialog.getByLabel("Text").fill("Twenty minutes after each exercise.");
    await dialog.getByRole("button", { name: "Send" }).dblclick();
    await waitForNotice(page, "Notifications Sent!");
    await soon(() => page.getByText("2 selected").count()).toBe(0);
    await journey.world.settle();
    const pushed = journey.world.mailbox.read().filter(({ subject }) => subject === "Ice your knee");
    expect(pushed.map(({ kind, text }) => [kind, text])).toEqual(
      Array.from({ length: 2 }, () => ["push", "Twenty minutes after each exercise."]),
    );
    expect(new Set(pushed.map(({ to }) => to)).size).toBe(2);
  });
  await step("B377: a whole page is ticked, then all that match, and each of them is notified", async () => {
    await page.getByRole("checkbox", { name: "Select this page" }).check();
    await selected(page, 5);
    await page.getByRole("button", { name: `Select all ${total}` }).click();
    await selected(page, total);
    await page.getByRole("button", { name: "Notify" }).click();
    const dialog = page.getByRole("dialog", { name: `Notify ${total} patients` });
    await dialog.getByLabel("Title").fill("The clinic is closed");
    await dialog.getByLabel("Text").fill("We are back on Monday.");
    await dialog.getByRole("button", { name: "Send" }).click();
    await waitForNotice(page, "Notifications Sent!");
    const receivers = async (): Promise<number | null> => {
      const { rowCount } = await journey.world.owner.query(
        "select from notification_recipients join notifications using (customer_id, notification_id) where header = $1",
        ["The clinic is closed"],
      );
      return rowCount;
    };
    await soon(receivers).toBe(total);
  });
  expect(problems).toEqual([]);
});
