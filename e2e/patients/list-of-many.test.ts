import { fillWithSeed } from "@restride/dev-env/seed/fill.ts";
import { seedLogins } from "@restride/dev-env/seed/people/logins.ts";
import { demoPassword } from "@restride/dev-env/seed/people/staff-rows.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { rows, shows } from "./rows.ts";

const sixty = {
  name: "sixty patients",
  run: async (databaseUrl: string, now: number): Promise<void> => {
    await fillWithSeed(databaseUrl, now, { patients: 60 });
  },
};
const therapist = seedLogins.find(({ role }) => role === "Therapist")!.email;

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ password: demoPassword, fill: sixty });
});
afterAll(() => journey.close());

/** Names of the clinic's active patients in an order, straight from the tables. */
const namesBy = async (order: string): Promise<string[]> => {
  const { rows } = await journey.world.owner.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from patients
     where active and customer_id = (select customer_id from users where email = $1) order by ${order}`,
    [therapist],
  );
  return rows.map(({ name }) => name);
};

const byDate = "surgery_date desc, patient_id desc";
const byName = "lower(last_name), lower(first_name), patient_id";
const selected = (page: Page, count: number): Promise<void> =>
  page.getByRole("status").getByText(`${count} selected`, { exact: true }).waitFor();
const pick = (page: Page, row: number): Promise<void> => rows(page).nth(row).getByRole("checkbox").check();

test("a list of more patients than a page holds", async () => {
  const { page, problems, leave } = await journey.visitAs(therapist, { at: "/patient" });
  const names = await namesBy(byDate);
  const total = names.length;
  const range = page.getByRole("main").getByRole("contentinfo").or(page.locator("footer")).first();

  await step("B398: twenty patients are a page, the latest surgery first", async () => {
    expect(total).toBeGreaterThan(20);
    await soon(() => rows(page).count()).toBe(20);
    await range.getByText(`1–20 of ${total}`).waitFor();
    await page.getByText(`${total} patients`, { exact: true }).waitFor();
    const dates = await rows(page).locator("td:nth-child(4) span span:first-child").allInnerTexts();
    const days = dates.filter((text) => text.includes("/")).map((text) => text.slice(6) + text.slice(0, 5));
    expect(days).toEqual(days.toSorted().reverse());
  });

  await step("B398: a page has 5, 10, 20, 50 or 100 rows, and pages are turned", async () => {
    const size = page.getByRole("combobox", { name: "Rows a page" });
    await soon(() => size.locator("option").allInnerTexts()).toEqual(
      [5, 10, 20, 50, 100].map((rows) => `${rows} / page`),
    );
    await size.selectOption("5");
    await range.getByText(`1–5 of ${total}`).waitFor();
    await soon(() => rows(page).count()).toBe(5);
    await page.getByRole("button", { name: "Next page" }).click();
    await range.getByText(`6–10 of ${total}`).waitFor();
    await arrivesAt(page, "/patient?page=2&size=5");
    const last = Math.ceil(total / 5);
    await page.getByRole("button", { name: `Page ${last}` }).click();
    await arrivesAt(page, `/patient?page=${last}&size=5`);
    await soon(() => page.getByRole("button", { name: "Next page" }).isDisabled()).toBe(true);
    await size.selectOption("50");
    await soon(() => rows(page).count()).toBe(total);
  });

  await step("a head sorts by name, then the other way around, and the address keeps it", async () => {
    const sorted = await namesBy(byName);
    await page.getByRole("button", { name: "Name", exact: true }).click();
    await shows(page, sorted);
    await page.getByRole("button", { name: "Name", exact: true }).click();
    await soon(() => rows(page).first().locator("a:not([data-number])").innerText()).toBe(sorted.at(-1));
    await soon(() => page.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("descending");
    await page.reload();
    await soon(() => rows(page).first().locator("a:not([data-number])").innerText()).toBe(sorted.at(-1));
  });

  await step("B018: ticks stay from page to page, and their patients are notified", async () => {
    await page.goto("/patient?size=5");
    await pick(page, 0);
    const first = await rows(page).first().locator("a:not([data-number])").innerText();
    await page.getByRole("button", { name: "Next page" }).click();
    await range.getByText(`6–10 of ${total}`).waitFor();
    await pick(page, 1);
    await selected(page, 2);
    await page.getByRole("button", { name: "Previous page" }).click();
    await soon(() => rows(page).first().locator("a:not([data-number])").innerText()).toBe(first);
    await soon(() => rows(page).first().getByRole("checkbox").isChecked()).toBe(true);
    await page.getByRole("button", { name: "Notify" }).click();
    const dialog = page.getByRole("dialog", { name: "Notify 2 patients" });
    await dialog.getByRole("button", { name: "Send" }).click();
    await dialog.getByText("Please input Title!").waitFor();
    await dialog.getByText("Please confirm your Text!").waitFor();
    await dialog.getByLabel("Title").fill("Ice your knee");
    await dialog.getByLabel("Text").fill("Twenty minutes after each exercise.");
    await dialog.getByRole("button", { name: "Send" }).dblclick();
    await isTold(page, "Notifications Sent!");
    await soon(() => page.getByText("2 selected").count()).toBe(0);
    await journey.world.settle();
    const pushed = journey.world.mailbox.read().filter(({ subject }) => subject === "Ice your knee");
    expect(pushed.map(({ kind, text }) => [kind, text])).toEqual(
      Array.from({ length: 2 }, () => ["push", "Twenty minutes after each exercise."]),
    );
    expect(new Set(pushed.map(({ to }) => to)).size).toBe(2);
  });

  await step("B018: a whole page is ticked, then all that match, and each of them is notified", async () => {
    await page.getByRole("checkbox", { name: "Select this page" }).check();
    await selected(page, 5);
    await page.getByRole("button", { name: `Select all ${total}` }).click();
    await selected(page, total);
    await page.getByRole("button", { name: "Notify" }).click();
    const dialog = page.getByRole("dialog", { name: `Notify ${total} patients` });
    await dialog.getByLabel("Title").fill("The clinic is closed");
    await dialog.getByLabel("Text").fill("We are back on Monday.");
    await dialog.getByRole("button", { name: "Send" }).click();
    await isTold(page, "Notifications Sent!");
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
  await leave();
});
